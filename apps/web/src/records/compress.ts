import { fault, type Reading } from './reading.ts'

/** The zlib format: its checksum detects damaged data. */
const METHOD = 'deflate'

export async function compress(text: string): Promise<Uint8Array> {
  const compressed = new Blob([text]).stream().pipeThrough(new CompressionStream(METHOD))
  return new Uint8Array(await new Response(compressed).arrayBuffer())
}

/** Decompresses a text. Stops at `longest` characters, so that a few bytes cannot fill the memory. */
export async function decompress(bytes: Uint8Array<ArrayBuffer>, longest: number): Promise<Reading<string>> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream(METHOD)).getReader()
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let text = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return { ok: true, value: text + decoder.decode() }
      text += decoder.decode(value, { stream: true })
      if (text.length <= longest) continue
      await reader.cancel()
      return fault('too large', `the link holds more than ${longest} characters`)
    }
  } catch (error) {
    return fault('damaged link', `the link cannot be unpacked: ${error instanceof Error ? error.message : error}`)
  }
}
