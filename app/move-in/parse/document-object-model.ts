import { DOMParser, NodeFilter, parseHTML } from 'linkedom'

/** A document read on the server, of as much of the standard as reading one needs. */
export type ReadDocument = ReturnType<typeof parseHTML>['document']

/**
 * Gives this thread the globals by which pasted HTML is read in a browser, so that what comes from elsewhere is understood
 * once. Only for the thread of an isolated worker.
 * @param address that of the page the HTML belongs to
 */
export function provideDocument(address: string): void {
  const { document, Element, Node } = parseHTML('<html><body></body></html>')
  Object.assign(globalThis, { DOMParser, NodeFilter, document, Element, Node, location: new URL(address) })
}

/** A whole page; a part of one is put into a body first, as browsers do. */
export function parseDocument(html: string): ReadDocument {
  const whole = /<html[\s>]/i.test(html) ? html : `<!doctype html><html><head></head><body>${html}</body></html>`
  return parseHTML(whole).document
}

/** The words of an element or of a piece of HTML, on one line. */
export function wordsOf(source: { textContent: string | null } | string | null | undefined): string {
  if (!source) return ''
  const text = typeof source === 'string' ? parseDocument(source).body.textContent : source.textContent
  return (text ?? '').replace(/\s+/g, ' ').trim()
}
