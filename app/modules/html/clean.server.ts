import sanitizeHtml from 'sanitize-html'

/** Elements and attributes that only work, or are only safe, in a frame of their own. */
const NEEDS_FRAME = /<(script|iframe|style|link|object|embed|form|input|button|video|audio|canvas|svg)\b|\son\w+\s*=/i
const ADDRESS = /\b(?:src|href|action|data|data-[\w-]+)\s*=\s*["']?\s*(?:https?:)?\/\/([\w.-]+)/gi

/** Whether a piece of HTML holds something that runs or reaches out, and so belongs into a sandboxed frame. */
export function needsFrame(code: string): boolean {
  return NEEDS_FRAME.test(code)
}

/** The hosts that a piece of HTML would reach for, for the sentence that asks first. */
export function hostsIn(code: string): string[] {
  return [...new Set([...code.matchAll(ADDRESS)].map(([, host = '']) => host.toLowerCase().replace(/^www\./, '')))]
}

/** HTML that may stand in the page: words, lists, tables, links and the house's own pictures; no styles, no scripts. */
export function cleanHtml(code: string): string {
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
      '*': ['lang'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesByTag: { img: [] },
    allowProtocolRelative: false,
    transformTags: {
      a: (tagName, attribs) => ({
        tagName,
        attribs: attribs.target === '_blank' ? { ...attribs, rel: 'noopener noreferrer' } : attribs,
      }),
    },
  })
}
