import type { Me } from '@trick-bento/protocol'
import { words } from '../i18n/index.ts'
import type { Reply } from '../online/request.ts'
import { deleteMe, forgetDevice } from './me.ts'
import './leaving.css'

interface Props {
  readonly me: Me
  showResult(reply: Promise<Reply<Me>>, done?: string): void
}

/** Signs this device out, or deletes everything about the person. */
export function Leaving({ me, showResult }: Props) {
  const w = words.value.identity
  const forget = (): void => {
    if (confirm(me.passkeys.length > 0 ? w.forgetAsk : w.forgetAskLost)) showResult(forgetDevice(), w.gone)
  }
  const leave = (): void => {
    if (confirm(w.deleteAsk)) showResult(deleteMe(), w.gone)
  }
  return (
    <>
      <h2>{w.end}</h2>
      <div class="way-out">
        <button type="button" class="button" onClick={forget}>
          {w.forget}
        </button>
        <span class="field-about">{w.forgetAbout}</span>
      </div>
      <div class="way-out">
        <button type="button" class="button" onClick={leave}>
          {w.delete}
        </button>
        <span class="field-about">{w.deleteAbout}</span>
      </div>
    </>
  )
}
