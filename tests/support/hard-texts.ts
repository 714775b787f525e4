/** Kinds of realistic text that often break programs. */
export const HARD_TEXT_KINDS = ['signs', 'long word'] as const
export type HardTextKind = (typeof HARD_TEXT_KINDS)[number]

/** Markup that would become an element if a text were not escaped. */
export const RAW_HTML = '<b id="roh">'

const LONGEST_WORD = 300
// Precomposed and decomposed umlauts, an emoji of several code points, a flag, Hebrew within Latin, and HTML syntax.
const SIGNS = `Übergröße a\u0308o\u0308 👩‍👩‍👧‍👦 🇩🇪 שלום Œuvre ${RAW_HTML}fett</b> &amp; "so" 'und' \\ %20`
const PARTS = ['Marien', 'brücker', 'Fest', 'spiel', 'haus', 'vor', 'stellungs', 'kassen', 'öffnungs', 'zeiten', 'änderungs']

/** A text of a kind that begins with a unique name, by which it is found again; at most `max` characters. */
export function hardText(kind: HardTextKind, name: string, max: number): string {
  const mark = `${hardTextPrefix(name)}${kind === 'signs' ? ' ' : ''}`
  const text = kind === 'signs' ? mark + SIGNS : longWord(mark)
  return cut(text, max)
}

/** The beginning of the text with this name. */
export function hardTextPrefix(name: string): string {
  return `Wort${name.replace(/[^\p{L}\p{N}]/gu, '')}Ω`
}

/** A German compound of 300 characters. */
function longWord(beginning: string): string {
  let word = beginning
  for (let index = 0; word.length < LONGEST_WORD; index++) word += PARTS[index % PARTS.length]
  return word.slice(0, LONGEST_WORD)
}

/** Cuts a text between graphemes and trims it. */
function cut(text: string, max: number): string {
  let result = ''
  for (const { segment } of new Intl.Segmenter('de').segment(text)) {
    if (result.length + segment.length > max) break
    result += segment
  }
  return result.trim()
}

/** A page's text and visible attributes, without scripts, styles, tags and soft breaks. */
export function visibleTextOf(html: string): string {
  const body = html.replace(/<(script|style)\b.*?<\/\1>/gs, ' ')
  const attributes = [...body.matchAll(/\s(?:alt|title|content|value|placeholder|aria-label)="([^"]*)"/g)].map(([, value]) => value)
  return decoded([body.replace(/<[^>]*>/g, ''), ...attributes].join('\n'))
    .replaceAll('\u00AD', '')
    .replace(/\s+/g, ' ')
}

function decoded(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replace(/&#x27;|&#39;/g, "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}

/** Headings, links, buttons and list items of a page without text, picture or accessible name. */
export function emptyElementsOf(html: string): string[] {
  const body = html.replace(/<(script|style|noscript|template)\b.*?<\/\1>/gs, ' ')
  const found = [...body.matchAll(/<(h[1-6]|a|button|li|p|dt|dd|figcaption|summary)(\s[^>]*)?>((?:(?!<\1[\s>]).)*?)<\/\1>/gs)]
  return found.flatMap(([whole, , attributes = '', inner = '']) => {
    const says = inner.replace(/<[^>]*>/g, '').trim() || /<(img|svg|picture|input|video|audio|canvas|iframe|button)/.test(inner)
    return says || /aria-label|aria-hidden|\shidden|title=|aria-live|role=/.test(attributes) ? [] : [whole.slice(0, 160)]
  })
}
