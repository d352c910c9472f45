/** Quotes a text for a shell, if necessary. */
export const quoted = (text: string): string =>
  /^[\w./:@%+,-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`
