import sanitizeHtml from 'sanitize-html'
import type { ContentFragment } from './content-fragment.ts'

const HEADING = /^h([1-6])$/

/** The links, headings, pictures and tables of HTML code. */
export function htmlFragments(field: string, code: string): ContentFragment[] {
  const fragments: ContentFragment[] = []
  let heads = 0
  const pictures: { position: number; alt: string }[] = []
  const pictureAlternatives = (from: number) => pictures.flatMap(({ position, alt }) => (position >= from ? alt : [])).join(' ')
  sanitizeHtml(code, {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    // Called at the end of each element, inner ones first.
    exclusiveFilter: ({ tag, attribs, text, tagPosition }) => {
      const words = text.replace(/\s+/g, ' ').trim()
      const level = Number(HEADING.exec(tag)?.[1])
      if (tag === 'th') heads += 1
      if (tag === 'table' && heads === 0) fragments.push({ kind: 'headless table', field, text: words })
      if (tag === 'table') heads = 0
      if (tag === 'img') pictures.push({ position: tagPosition, alt: attribs.alt ?? '' })
      // Without text, the accessible name is the label or the alternative texts inside.
      const name = words || attribs['aria-label'] || pictureAlternatives(tagPosition).trim()
      if (level) fragments.push({ kind: 'heading', field, level, text: name })
      if (tag === 'img' && attribs.alt === undefined) fragments.push({ kind: 'bare picture', field, address: attribs.src ?? '' })
      if (tag === 'a' && attribs.href)
        fragments.push({ kind: 'link', field, address: attribs.href, text: words === '' && name ? null : words, shown: words })
      return false
    },
  })
  return fragments
}
