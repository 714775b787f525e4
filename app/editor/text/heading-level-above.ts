/** The level of the last heading on the page before an element, as visitors' screen readers meet it; 0 when there is none. */
export function headingLevelAbove(element: Element): number {
  const headings = [...(element.closest('main')?.querySelectorAll('h1, h2, h3, h4, h5, h6') ?? [])]
  const last = headings.findLast((heading) => (element.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_PRECEDING) !== 0)
  return Number(last?.localName.slice(1) ?? 0)
}
