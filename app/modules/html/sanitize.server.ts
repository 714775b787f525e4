import sanitizeHtml from 'sanitize-html'

/** What a link on the same page may lead to; nothing that a script of the page could take for its own. */
const ANCHOR = /^[a-zA-Z][\w-]{0,60}$/

/**
 * HTML that may stand in the page: words, lists, tables, links and the house's own pictures; no styles, no scripts. The
 * page has a title of its own, so a heading of the first level becomes one of the second.
 * @param origin of the site: its own pictures may be named in full
 */
export function cleanHtml(code: string, origin: string): string {
  return sanitizeHtml(code, {
    allowedTags: [
      ...['h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'pre', 'code', 'div', 'span'],
      ...['strong', 'b', 'em', 'i', 's', 'small', 'sub', 'sup', 'abbr', 'cite', 'q', 'time', 'a', 'figure', 'figcaption', 'img'],
      ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'details', 'summary'],
    ],
    allowedAttributes: {
      a: ['href', 'title', 'target', 'rel'],
      abbr: ['title'],
      img: ['src', 'alt', 'width', 'height'],
      td: ['colspan', 'rowspan'],
      th: ['colspan', 'rowspan', 'scope'],
      ol: ['start'],
      time: ['datetime'],
      '*': ['lang', 'dir', 'id'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesByTag: { img: [] },
    allowProtocolRelative: false,
    transformTags: {
      h1: 'h2',
      '*': (tagName, { id, ...attribs }) => ({ tagName, attribs: id && ANCHOR.test(id) ? { ...attribs, id } : attribs }),
      img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, src: (attribs.src ?? '').replace(`${origin}/`, '/') } }),
      a: (tagName, attribs) => ({
        tagName,
        attribs: attribs.target === '_blank' ? { ...attribs, rel: 'noopener noreferrer' } : attribs,
      }),
    },
  })
}
