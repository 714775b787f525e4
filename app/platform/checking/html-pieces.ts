import sanitizeHtml from 'sanitize-html'
import type { Piece } from './piece.ts'

const HEADING = /^h([1-6])$/

/** The links, headings, pictures and tables of HTML written by hand. */
export function htmlPieces(field: string, code: string): Piece[] {
  const pieces: Piece[] = []
  let heads = 0
  sanitizeHtml(code, {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    // Told of each element when it ends, those inside before those around them.
    exclusiveFilter: ({ tag, attribs, text, mediaChildren }) => {
      const words = text.replace(/\s+/g, ' ').trim()
      const level = Number(HEADING.exec(tag)?.[1])
      if (tag === 'th') heads += 1
      if (tag === 'table' && heads === 0) pieces.push({ kind: 'headless table', field, text: words })
      if (tag === 'table') heads = 0
      if (level) pieces.push({ kind: 'heading', field, level, text: words })
      if (tag === 'img' && attribs.alt === undefined) pieces.push({ kind: 'bare picture', field, address: attribs.src ?? '' })
      if (tag === 'a' && attribs.href) {
        const isNamed = words === '' && (mediaChildren.length > 0 || attribs['aria-label'])
        pieces.push({ kind: 'link', field, address: attribs.href, text: isNamed ? null : words, shown: words })
      }
      return false
    },
  })
  return pieces
}
