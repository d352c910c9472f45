import type { Option } from '@trick-bento/kit'
import { san } from '@trick-bento/words/ja'
import type { Dictionary } from './en.ts'

function allowed({ kind, choices, least, most, length }: Option<unknown>): string {
  switch (kind) {
    case 'one of':
      return choices!.map((choice) => JSON.stringify(choice)).join('、')
    case 'whole number':
      return `${least}〜${most}の整数`
    case 'whole numbers':
      return `${least}〜${most}の整数を${length}個`
  }
}

export const ja: Dictionary = {
  seats: (least, most) => (least === most ? `${least}人用` : `${least}〜${most}人用`),
  seed: (seed) => `シード値：${seed}`,
  card: (symbol, rank) => `${symbol}${rank}`,

  games: {
    option: (name, option) => `${name}：${allowed(option)}（指定しなければ ${JSON.stringify(option.default)}）`,
    house: (about) => `${about}ハウスルール値です。お手元のカードの数字を入力してください。`,
    noRules: 'このゲームのルールのページはありません。',
  },

  play: {
    greeting: (people, seed) =>
      `席順：${people.join('、')}。help と入力すると、いつでも説明が出ます。シード値：${seed}`,
    player: (name, level) => `${name}（${level}）`,
    whichGame: 'どのゲームで遊びますか？ ',
    typeNumber: (most) => `1から${most}までの番号か、quit を入力してください。`,
    refused: (reason) => `遊べません：${reason}`,
    noGameChosen: 'ゲームは選ばれませんでした。',
    left: 'ゲームを途中でやめました。',
    notSaved: '保存していません。記録が残るのは、終わったゲームだけです。',
    saved: (path) => `${path} に保存しました。`,
    sameDeal: (command) => `同じ配札でもう一度：${command}`,
    watches: (who) => `このラウンドは${san(who)}は見学です。`,
    workers: {
      restarted: (who) => `${san(who)}のワーカーが止まったので、再起動しました。`,
      failed: (who) => `${san(who)}のワーカーがまた止まりました。ここからは「はじめて」の強さで打ちます。`,
    },
  },

  labels: {
    hand: '手札',
    trick: 'トリック',
    last: '前回',
    table: '場',
    yours: '自分',
    choose: '選択',
    or: 'または',
    allowed: '可能',
  },
  noCards: 'なし',

  turn: {
    only: (move) => `${move}しか選べません。Enter を押してください。`,
    yourTurn: 'あなたの番です。',
    whichOne: 'どれですか？',
    noTrickYet: 'まだ終わったトリックはありません。',
    refused: (what, why) => `${what}は選べません。${why}。`,
    unknown: (text) => `「${text}」という手はありません。help で説明が出ます。`,
    helpNumbers: (move) => `カードの下の番号か、${move} のような名前を入力して、Enter を押してください。`,
    helpCards: 'カードの数字を入力して、Enter を押してください。出せるカードには ^ がついています。',
    commands: {
      hint: '達人ならどうするか',
      last: '前のトリック',
      scores: '得点など、公開されていることすべて',
      rules: 'ゲームのルール',
      help: 'この一覧',
      quit: 'ゲームをやめる',
    },
  },

  headings: {
    round: (round) => `第${round}ラウンド`,
    roundOver: (round) => `第${round}ラウンド終了`,
    trick: (trick) => `トリック${trick}`,
    trump: (suit) => `切り札 ${suit}`,
    leads: (who) => `${san(who)}がリード`,
    gameOver: 'ゲーム終了',
  },

  scores: {
    seat: '席',
    thisRound: '今回',
    out: '（脱落）',
    none: 'なし',
  },

  replay: {
    keys: 'Enter 次へ · b 戻る · t トリック · r ラウンド · a 視点 · q 終了 > ',
    people: (names, seed) => `${names.length}人：${names.join('、')}。${seed && `シード値：${seed}`}`,
    unnamed: (seat) => `席${seat}`,
    allOpen: '全員の手札を公開しています。',
    viewOf: (who) => `${san(who)}の視点です。`,
    lastMove: '最後の手でした。',
    unknownKey: (key) => `「${key}」というキーはありません。`,
  },

  verify: {
    records: (n, games) => `${n}件の記録がルールに合っています：${games}。`,
    proofs: (n, games) => `${n}件の証明が正しく、配札もルールどおりです：${games}。`,
  },

  check: {
    title: (game, n) => `${game}、${n}人`,
  },

  arena: {
    title: (game, seats, deals, extent, seed) =>
      `${game}、${seats}人、${deals}${extent === 'round' ? '配札' : 'ゲーム'}、シード値${seed}`,
    points: { highest: '得点（多いほど良い）', lowest: '得点（少ないほど良い）' },
    byTime: (points) => `${points}と1手の時間`,
    timePerMove: '1手の時間',
    shared: (seatings) => `全員が同じ卓に着き、どの配札も${seatings}通りの席順で打ちます。`,
    among: (bot) => `各ボットが、ほかはすべて${bot}の卓で、同じ配札を各席で1回ずつ打ちます。`,
    howToRead: (best, seats) =>
      `得点は${best === 'highest' ? '多い' : '少ない'}ほど良く、互角なら勝ちは1／${seats}です。±は95％区間です。`,
    columns: { bot: 'ボット', points: '得点', wins: '勝ち', rating: 'Elo', mean: '1手', longest: '最長' },
    beats: (better, worse, by) => `${better}は${worse}に${by}点勝っています`,
    noDifference: (better, worse, by) => `${better}と${worse}：95％では差が認められません（${by}点）`,
    closes: (bot, share, from, to) => `${bot}は${from}と${to}の差を${share}縮めています`,
    noGap: (from, to) => `95％では${from}と${to}の差が認められないので、差を縮めたとは言えません`,
  },

  progress: {
    games: (done, total) => `${total}ゲーム中${done}`,
    deals: (done, total) => `${total}配札中${done}`,
    steps: (done, total) => `${total}ステップ中${done}`,
    timeLeft: (time) => `、残り${time}`,
  },
}
