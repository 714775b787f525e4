import sanitizeHtml from 'sanitize-html'

/** Elements that only work, or are only safe, in a sandboxed frame. */
const FRAMED = new Set([
  ...['script', 'iframe', 'style', 'link', 'object', 'embed', 'form', 'input', 'button', 'select', 'textarea'],
  ...['video', 'audio', 'canvas', 'svg', 'base', 'meta', 'portal', 'frame', 'frameset'],
])
/** Attributes that navigate on a click and load nothing before. */
const LEADS: Record<string, string[]> = {
  a: ['href', 'ping'],
  area: ['href', 'ping'],
  form: ['action'],
  button: ['formaction'],
  input: ['formaction'],
}
/** Attributes that hold text or an identifying address; browsers do not load them. */
const NAMES = new Set(['alt', 'title', 'xmlns', 'cite', 'class', 'id', 'lang', 'itemtype', 'itemscope', 'itemprop', 'aria-label'])
const ADDRESS = /(?:https?:|wss?:)?\/\/([a-z0-9](?:[\w.-]*[a-z0-9])?\.[a-z]{2,})(?=[:/?#"'\s)&,;\\]|$)/gi

/** What HTML code needs to be shown. */
export type HtmlRequirements = {
  /** whether it contains anything that runs, overlays or loads from elsewhere, and so belongs into a sandboxed frame */
  needsFrame: boolean
  /** hosts it loads from as soon as it is shown, without `www.`; hosts it only links to are not included */
  hosts: string[]
}

/** Analyses custom HTML (MOD-HTML-01). @param ownHost host of the site itself, which counts as none */
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
