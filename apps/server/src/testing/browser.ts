import type { Reply } from './client.ts'

/** Keeps cookies and sends requests as a page of the server does. */
export class Browser {
  readonly origin: string
  /** The value of the Cookie header; empty without a key. */
  cookie = ''
  /** The attributes of the cookie when it was last set. */
  attributes = ''
  private readonly headers: Readonly<Record<string, string>>

  constructor(origin: string, headers: Readonly<Record<string, string>> = {}) {
    this.origin = origin
    this.headers = headers
  }

  get(path: string): Promise<Reply> {
    return this.ask('GET', path)
  }
  post(path: string, body?: unknown): Promise<Reply> {
    return this.ask('POST', path, body)
  }
  delete(path: string): Promise<Reply> {
    return this.ask('DELETE', path)
  }

  private async ask(method: string, path: string, body?: unknown): Promise<Reply> {
    const response = await fetch(this.origin + path, {
      method,
      headers: {
        'sec-fetch-site': 'same-origin',
        ...(this.cookie === '' ? {} : { cookie: this.cookie }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...this.headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    for (const line of response.headers.getSetCookie()) this.keep(line)
    const text = await response.text()
    return { status: response.status, headers: response.headers, text, json: JSON.parse(text) }
  }

  private keep(line: string): void {
    const [pair = '', ...attributes] = line.split('; ')
    this.attributes = attributes.join('; ')
    this.cookie = pair.endsWith('=') ? '' : pair
  }
}
