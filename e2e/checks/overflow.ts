import type { Page } from 'playwright-core'

/** Elements that make the page or a dialog wider than the window. */
export const horizontalOverflow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const boxes = [document.documentElement, ...document.querySelectorAll('dialog[open], .sheet, .table')]
    return boxes
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
      .flatMap((box) => {
        const limit = box.getBoundingClientRect().left + box.clientWidth
        const wide = [...box.querySelectorAll(':not(svg *)')].find(
          (each) => each.getBoundingClientRect().right > limit + 1,
        )
        // A larger target than what is drawn may reach over the edge of a table, which does not scroll.
        if (wide === undefined && getComputedStyle(box).overflowX === 'clip') return []
        return [`${box.tagName}.${box.className} scrolls horizontally because of ${wide?.outerHTML.slice(0, 120)}`]
      })
  })

/** Texts of buttons, fields and dialogs that are partly hidden. */
export const clippedTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const scrolls = (style: CSSStyleDeclaration, axis: 'X' | 'Y'): boolean =>
      /auto|scroll/.test(style[`overflow${axis}`])
    /** Whether a box around a text hides a part of it, without a way to scroll to it. */
    const cutsText = (text: DOMRect, from: Element): boolean => {
      const slack = text.height * 0.15 // nothing is drawn at the very top and bottom of a line
      for (let box: Element | null = from; box !== null; box = box.parentElement) {
        const style = getComputedStyle(box)
        const edge = box.getBoundingClientRect()
        const isTarget = box.matches('button, .button, .segment span')
        const isWide = text.left < edge.left - 1 || text.right > edge.right + 1
        const isTall = text.top < edge.top - slack || text.bottom > edge.bottom + slack
        if (isWide && !scrolls(style, 'X') && (isTarget || style.overflowX !== 'visible')) return true
        if (isTall && !scrolls(style, 'Y') && (isTarget || style.overflowY !== 'visible')) return true
        if (scrolls(style, 'X') || scrolls(style, 'Y')) return false
      }
      return text.left < -1 || text.right > innerWidth + 1
    }
    const isHidden = (element: Element): boolean =>
      element.closest('.visually-hidden, .skip, svg, option, [aria-hidden=true]') !== null ||
      !element.checkVisibility({ visibilityProperty: true })
    const found: string[] = []
    for (const element of document.querySelectorAll(
      'button *, button, a.button, .segment *, dialog[open] *, h1, label *',
    )) {
      if (isHidden(element)) continue
      for (const node of element.childNodes) {
        if (node.nodeType !== Node.TEXT_NODE || node.textContent!.trim() === '') continue
        const range = document.createRange()
        range.selectNodeContents(node)
        // A label of size 0 is for screen readers only.
        const shown = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0)
        if (shown.some((text) => cutsText(text, element))) found.push(`“${node.textContent}” is cut`)
      }
    }
    return found
  })
