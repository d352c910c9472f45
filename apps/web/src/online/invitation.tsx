import { urlOf } from '../app/base-path.ts'
import { words } from '../i18n/index.ts'
import { ShareLinkButton } from '../share/share-link-button.tsx'
import { QrCode } from './qr-code.tsx'
import './invitation.css'

/** The link of a table as text and as a QR code. */
export function Invitation({ id, title }: { id: string; title: string }) {
  const w = words.value
  const link = urlOf(`/t/${id}`)
  return (
    <div class="invitation">
      <QrCode text={link} label={w.online.qr} />
      <div class="invitation-link">
        <input
          type="text"
          readOnly
          value={link}
          aria-label={w.online.linkTitle}
          onFocus={(event) => event.currentTarget.select()}
        />
        <ShareLinkButton icon="share" label={w.end.share} link={link} title={title} />
      </div>
    </div>
  )
}
