import sanitizeHtml from 'sanitize-html'

/** Targets of links within the page; restricted so that no script of the page can be affected. */
const ANCHOR = /^[a-zA-Z][\w-]{0,60}$/

/**
 * Sanitises HTML for the page: text, lists, tables, links and the site's own pictures; no styles, no scripts. The page
 * has its own title, so headings of level 1 become level 2.
 * @param origin of the site: its own pictures may have absolute addresses
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
