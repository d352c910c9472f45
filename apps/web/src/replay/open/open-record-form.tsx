import { useRef } from 'preact/hooks'
import { Icon } from '../../art/icons.tsx'
import { words } from '../../i18n/index.ts'
import { WatchLinks } from '../../watch/watch-links.tsx'
import './open-record-form.css'

interface Props {
  onFile(file: File): void
  onText(text: string): void
}

/** Opens a record from a file, a link or a pasted text. */
export function OpenRecordForm({ onFile, onText }: Props) {
  const w = words.value.replay
  return (
    <>
      <p>{w.about}</p>
      <FileButton onFile={onFile} />
      <PasteForm onText={onText} />
      <p class="field-about">{w.openAbout}</p>
      <nav class="watch-instead" aria-label={w.watchInstead}>
        <p>{w.watchInstead}</p>
        <WatchLinks />
      </nav>
    </>
  )
}

function FileButton({ onFile }: Pick<Props, 'onFile'>) {
  const w = words.value.replay
  const input = useRef<HTMLInputElement>(null)
  return (
    <div class="field">
      <button type="button" class="button primary big" onClick={() => input.current?.click()}>
        <Icon name="file" /> {w.openFile}
      </button>
      <span class="field-about">{w.fileHint}</span>
      <input
        ref={input}
        type="file"
        accept=".json,.jsonl,.txt,application/json,text/plain"
        hidden
        aria-label={w.openFile}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file) onFile(file)
          currentTarget.value = ''
        }}
      />
    </div>
  )
}

function PasteForm({ onText }: Pick<Props, 'onText'>) {
  const w = words.value.replay
  const field = useRef<HTMLTextAreaElement>(null)
  return (
    <form
      class="field"
      onSubmit={(event) => {
        event.preventDefault()
        onText(field.current!.value)
      }}
    >
      <label class="field">
        <span class="field-title">{w.pasteLink}</span>
        <textarea
          ref={field}
          rows={3}
          placeholder={w.pasteHere}
          spellcheck={false}
          autocomplete="off"
          autocapitalize="off"
        />
      </label>
      <div class="actions">
        <button type="submit" class="button">
          {w.open}
        </button>
      </div>
    </form>
  )
}
