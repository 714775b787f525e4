/**
 * Where words stand in a text, of several places the one nearest to where they stood before. Spaces and line ends do not
 * count, as paragraphs have none between them. Undefined when the text has changed so that they are not in it.
 */
export function placeOfQuote(text: string, quote: string, offset: number): { start: number; end: number } | undefined {
  const wanted = quote.replaceAll(/\s+/g, '')
  if (!wanted) return undefined
  const positions: number[] = []
  let dense = ''
  for (let at = 0; at < text.length; at++) {
    if (/\s/.test(text[at] ?? '')) continue
    positions.push(at)
    dense += text[at]
  }
  let nearest: { start: number; end: number } | undefined
  for (let at = dense.indexOf(wanted); at >= 0; at = dense.indexOf(wanted, at + 1)) {
    const start = positions[at] ?? 0
    const end = (positions[at + wanted.length - 1] ?? 0) + 1
    if (!nearest || Math.abs(start - offset) < Math.abs(nearest.start - offset)) nearest = { start, end }
  }
  return nearest
}
