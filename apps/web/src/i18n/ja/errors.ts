import type { Dictionary } from '../dictionary.ts'

export const errors: Dictionary['errors'] = {
  title: '問題が発生しました',
  broke: 'アプリに問題が発生しました。ゲームは保存されています。ページを再読み込みしてみてください。',
  details: '詳しい情報',
  notFound: 'ページが見つかりません',
  notFoundAbout: 'アドレスが間違っているか、ページが移動した可能性があります。',
  unknownGame: 'このゲームはここにはありません',
  loadFailed: 'アプリの一部を読み込めませんでした。',
}
