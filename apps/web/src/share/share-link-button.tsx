import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { Icon, type IconName } from '../art/icons.tsx'
import { words } from '../i18n/index.ts'
import { LONGEST_LINK } from '../records/link.ts'
import { shareLink } from './share-link.ts'
import './share-link-button.css'

interface Props {
  readonly icon: IconName
  readonly label: string
  /** Undefined while it is being created. */
  readonly link: string | undefined
  readonly title: string
}

/** Shares a link: with the share sheet, with the clipboard, or as text to copy by hand. */
export function ShareLinkButton({ icon, label, link, title }: Props) {
  const w = words.value.end
  const outcome = useSignal<'copied' | 'failed' | 'too long' | undefined>(undefined)
  useEffect(() => {
    outcome.value = undefined
  }, [link])

  const share = async (): Promise<void> => {
    if (link === undefined) return
    outcome.value = undefined
    if (link.length > LONGEST_LINK) {
      outcome.value = 'too long'
      return
    }
    const how = await shareLink(link, title)
    outcome.value = how === 'copied' || how === 'failed' ? how : undefined
  }

  return (
    <div class="share">
      <button type="button" class="button" disabled={link === undefined} onClick={share}>
        <Icon name={icon} /> {label}
      </button>
      <span class="share-note" role="status">
        {outcome.value === 'copied' && w.copied}
        {outcome.value === 'failed' && w.copyFailed}
        {outcome.value === 'too long' && w.tooLongToShare}
      </span>
      {outcome.value === 'failed' && <LinkField link={link!} />}
    </div>
  )
}

/** The link as selected text, to copy by hand. */
function LinkField({ link }: { link: string }) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [link])
  return (
    <input
      ref={field}
      class="share-link"
      type="text"
      readOnly
      value={link}
      aria-label={words.value.end.copyLink}
      onFocus={(event) => event.currentTarget.select()}
    />
  )
}
