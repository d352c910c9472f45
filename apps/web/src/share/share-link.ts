/** Shares a link: with the share sheet of the device on a phone, otherwise with the clipboard. */
export async function shareLink(link: string, title: string): Promise<'shared' | 'dismissed' | 'copied' | 'failed'> {
  const sheet = matchMedia('(pointer: coarse)').matches ? await bySheet(link, title) : 'failed'
  return sheet === 'failed' ? byClipboard(link) : sheet
}

async function bySheet(url: string, title: string): Promise<'shared' | 'dismissed' | 'failed'> {
  try {
    await navigator.share({ title, url })
    return 'shared'
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'dismissed' : 'failed'
  }
}

async function byClipboard(link: string): Promise<'copied' | 'failed'> {
  try {
    await navigator.clipboard.writeText(link)
    return 'copied'
  } catch {
    return 'failed'
  }
}
