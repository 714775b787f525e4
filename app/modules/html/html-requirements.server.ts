import sanitizeHtml from 'sanitize-html'

/** Elements that only work, or are only safe, in a frame of their own. */
const FRAMED = new Set([
  ...['script', 'iframe', 'style', 'link', 'object', 'embed', 'form', 'input', 'button', 'select', 'textarea'],
  ...['video', 'audio', 'canvas', 'svg', 'base', 'meta', 'portal', 'frame', 'frameset'],
])
/** Attributes that lead somewhere when somebody presses, and fetch nothing before. */
const LEADS: Record<string, string[]> = {
  a: ['href', 'ping'],
  area: ['href', 'ping'],
  form: ['action'],
  button: ['formaction'],
  input: ['formaction'],
}
/** Attributes that hold words or an address that names something; no browser fetches them. */
const NAMES = new Set(['alt', 'title', 'xmlns', 'cite', 'class', 'id', 'lang', 'itemtype', 'itemscope', 'itemprop', 'aria-label'])
const ADDRESS = /(?:https?:|wss?:)?\/\/([a-z0-9](?:[\w.-]*[a-z0-9])?\.[a-z]{2,})(?=[:/?#"'\s)&,;\\]|$)/gi

/** What a piece of HTML asks of a page. */
export type HtmlRequirements = {
  /** whether it holds something that runs, paints over or fetches from elsewhere, and so belongs into a sandboxed frame */
  needsFrame: boolean
  /** hosts it fetches from as soon as it is shown, without `www.`; what it only links to is not among them */
  hosts: string[]
}

/**
 * Finds out what HTML written by hand asks for (MOD-HTML-01).
 * @param ownHost host of the site itself, which is nobody else's
 */
export function htmlRequirements(code: string, ownHost: string): HtmlRequirements {
  const hosts = new Set<string>()
  let needsFrame = false
  const note = (text: string) => {
    for (const [, host = ''] of text.matchAll(ADDRESS))
      if (host.toLowerCase() !== ownHost) hosts.add(host.toLowerCase().replace(/^www\./, ''))
  }
  sanitizeHtml(code, {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    exclusiveFilter({ tag, attribs, text }) {
      if (FRAMED.has(tag) || Object.keys(attribs).some((name) => name.startsWith('on'))) needsFrame = true
      if (tag === 'script' || tag === 'style') note(text)
      for (const [name, value] of Object.entries(attribs)) {
        if (!LEADS[tag]?.includes(name) && !NAMES.has(name) && !name.startsWith('xmlns')) note(value)
      }
      return false
    },
  })
  return { needsFrame: needsFrame || hosts.size > 0, hosts: [...hosts] }
}
