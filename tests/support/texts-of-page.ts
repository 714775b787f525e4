import { parseHTML } from 'linkedom'

/** What the content of a page shows with the language that a screen reader takes it for: that of the nearest element that names one. */
export function textsOfPage(html: string): { text: string; lang: string }[] {
  const { document } = parseHTML(html)
  const texts: { text: string; lang: string }[] = []
  const walk = (element: Element, lang: string): void => {
    if (/^(script|style|template|svg)$/i.test(element.tagName)) return
    const own = element.getAttribute('lang') ?? lang
    const alt = element.tagName.toLowerCase() === 'img' ? element.getAttribute('alt') : null
    if (alt) texts.push({ text: alt, lang: own })
    for (const child of element.childNodes) {
      if (child.nodeType === 1) walk(child as unknown as Element, own)
      else if (child.nodeType === 3 && child.textContent?.trim()) texts.push({ text: child.textContent.trim(), lang: own })
    }
  }
  const main = document.querySelector('main')
  if (main) walk(main as unknown as Element, document.documentElement.getAttribute('lang') ?? '')
  return texts
}
