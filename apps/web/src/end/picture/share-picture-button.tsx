import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { Icon } from '../../art/icons.tsx'
import { words } from '../../i18n/index.ts'
import { fileName, saveBlob } from '../../share/download.ts'
import type { Finished } from '../finished.ts'
import { resultWords } from '../result-words.ts'
import './share-picture-button.css'

/** Draws a picture of the result, and shares or downloads it. */
export function SharePictureButton({ finished }: { finished: Finished }) {
  const w = words.value.end
  const state = useSignal<'drawing' | 'failed' | undefined>(undefined)
  const preview = useSignal<string | undefined>(undefined)
  useEffect(() => () => void (preview.value && URL.revokeObjectURL(preview.value)), [])
  const share = async (): Promise<void> => {
    if (state.value === 'drawing') return
    state.value = 'drawing'
    try {
      const { drawPicture } = await import('./draw-picture.tsx')
      const blob = await drawPicture(finished)
      if (preview.value) URL.revokeObjectURL(preview.value)
      preview.value = URL.createObjectURL(blob)
      await sharePicture(blob, finished)
      state.value = undefined
    } catch (error) {
      console.warn(error)
      state.value = 'failed'
    }
  }
  return (
    <div class="share picture-share">
      <button type="button" class="button" aria-busy={state.value === 'drawing'} onClick={() => void share()}>
        <Icon name="share" /> {w.sharePicture}
      </button>
      <span class="share-note" role="status">
        {state.value === 'failed' && w.pictureFailed}
      </span>
      {preview.value && <img class="picture-preview" src={preview.value} alt={altOf(finished)} />}
    </div>
  )
}

/** Shares with the share sheet of the device on a phone, otherwise downloads. */
async function sharePicture(blob: Blob, finished: Finished): Promise<void> {
  const { phrases, standings, game } = finished
  const name = fileName(game.id, 'png')
  const file = new File([blob], name, { type: blob.type })
  const title = words.value.end.pictureTitle(phrases.texts.title, resultWords(standings, phrases).headline)
  const content = { files: [file], title, text: altOf(finished) }
  const isPhone = matchMedia('(pointer: coarse)').matches
  if (!isPhone || !navigator.canShare?.(content)) {
    saveBlob(name, blob)
    return
  }
  try {
    await navigator.share(content)
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) saveBlob(name, blob)
  }
}

/** The picture in words: who won, and all totals in the order of their places. */
function altOf({ phrases, standings }: Finished): string {
  const w = words.value
  const totals = standings.map(({ seat, place, total }) => {
    return `${w.end.place(place)} ${phrases.plate(seat)} ${w.common.number(total)}`
  })
  const { headline } = resultWords(standings, phrases)
  return w.common.sentences([w.end.pictureTitle(phrases.texts.title, headline), w.common.listed(totals)])
}
