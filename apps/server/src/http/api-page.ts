/** The part of an OpenAPI operation that the page shows. */
export interface Operation {
  readonly summary?: string
  readonly description?: string
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly schema?: unknown }[]
  readonly requestBody?: Content
  readonly responses?: Readonly<Record<string, Content & { readonly description?: string }>>
}
interface Content {
  readonly content?: Readonly<Record<string, { readonly schema?: unknown }>>
}

export const STYLE = `:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 50rem; margin: 0 auto; padding: 1rem; }
h2 { margin-top: 2.5rem; border-top: 1px solid; padding-top: 1rem; }
code, pre { font-family: ui-monospace, monospace; font-size: 0.875rem; }
pre { overflow: auto; border: 1px solid; border-radius: 0.5rem; padding: 0.75rem; max-height: 30rem; }
`

/** The OpenAPI document as an HTML page without scripts. */
export function apiPage(about: string, paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => section(`${method.toUpperCase()} ${path}`, operation)),
  )
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>API · Trick Bento</title>
    <link rel="stylesheet" href="/api/style.css" />
  </head>
  <body>
    <h1>The API of Trick Bento</h1>
    <p>${escaped(about)}</p>
    <p>The same content <a href="/api/openapi.json">as an OpenAPI document</a>.</p>
${operations.join('\n')}
  </body>
</html>
`
}

function section(
  title: string,
  { summary, description, parameters = [], requestBody, responses = {} }: Operation,
): string {
  return [
    `<h2>${escaped(summary ?? title)}</h2>`,
    `<p><code>${escaped(title)}</code></p>`,
    description === undefined ? '' : `<p>${escaped(description)}</p>`,
    ...parameters.map(
      (each) => `<p>In the ${escaped(each.in)}: <code>${escaped(each.name)}</code></p>${schema(each.schema)}`,
    ),
    requestBody === undefined ? '' : `<p>Send</p>${contents(requestBody)}`,
    ...Object.entries(responses).map(([status, response]) => `<p>Response ${escaped(status)}</p>${contents(response)}`),
  ].join('\n')
}

const contents = ({ content = {} }: Content): string =>
  Object.values(content)
    .map((each) => schema(each.schema))
    .join('')
const schema = (value: unknown): string => `<pre tabindex="0">${escaped(JSON.stringify(value, null, 2) ?? '')}</pre>`

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => ESCAPES[character])
