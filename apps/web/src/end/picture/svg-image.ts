/**
 * Loads a drawing as an image. An image knows nothing of the page, so the symbols and the values of the CSS properties
 * that the drawing uses are copied into it. It always has the light theme.
 */
export async function imageOf(drawing: SVGElement): Promise<HTMLImageElement> {
  const art = document.querySelector('.art-defs defs')
  if (art !== null) drawing.prepend(art.cloneNode(true))
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style')
  drawing.prepend(style)
  style.textContent = `:root { color-scheme: light; ${propertiesIn(drawing)} }`
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(drawing))}`
  await image.decode()
  return image
}

/** The CSS properties that the drawing refers to, and those that they refer to. */
function propertiesIn(drawing: SVGElement): string {
  const page = getComputedStyle(document.documentElement)
  const found = new Map<string, string>()
  const look = (text: string): void => {
    for (const [, name] of text.matchAll(/var\((--[\w-]+)/g)) {
      if (found.has(name)) continue
      const value = page.getPropertyValue(name)
      if (value === '') continue
      found.set(name, value)
      look(value)
    }
  }
  look(drawing.outerHTML)
  return Array.from(found, ([name, value]) => `${name}: ${value};`).join(' ')
}
