import { words } from '../i18n/index.ts'
import type { Reply } from '../online/api.ts'
import { deleteMe, forgetMe, type Me } from './me.ts'
import './leaving.css'

interface Props {
  readonly me: Me
  tell(reply: Promise<Reply<Me>>, done?: string): void
}

/** Leaves this device, or the server for good. */
export function Leaving({ me, tell }: Props) {
  const w = words.value.identity
  const forget = (): void => {
    if (confirm(me.passkeys.length > 0 ? w.forgetAsk : w.forgetAskLost)) tell(forgetMe(), w.gone)
  }
  const leave = (): void => {
    if (confirm(w.deleteAsk)) tell(deleteMe(), w.gone)
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
