type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>

/** The character of a pressed key in capitals; undefined for keys that write none. */
export function shortcutKey({ key, code, shiftKey, ctrlKey, metaKey, altKey }: Pressed): string | undefined {
  if (ctrlKey || metaKey || altKey) return undefined
  if (/^[!-~]$/.test(key)) return key.toUpperCase()
  // A keyboard that writes another script, such as kana: the position of the key counts.
  if (/^Key[A-Z]$/.test(code)) return code.slice('Key'.length)
  return code === 'Slash' && shiftKey ? '?' : undefined
}
