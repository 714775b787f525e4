/** Kinds of text that people do write and that programs like to trip over. */
export const KINDS_OF_TEXT = ['signs', 'long word'] as const
export type KindOfText = (typeof KINDS_OF_TEXT)[number]

/** What would stand on a page as an element if a text were taken for HTML. */
export const RAW = '<b id="roh">'

const LONGEST_WORD = 300
// Umlauts as one sign and as two, a family in one emoji, a flag, Hebrew between Latin, and what HTML reads as its own.
const SIGNS = `Übergröße a\u0308o\u0308 👩‍👩‍👧‍👦 🇩🇪 שלום Œuvre ${RAW}fett</b> &amp; "so" 'und' \\ %20`
const PARTS = ['Marien', 'brücker', 'Fest', 'spiel', 'haus', 'vor', 'stellungs', 'kassen', 'öffnungs', 'zeiten', 'änderungs']

/** A text of a kind that begins with a name of its own, so that it is found again; no longer than its field takes. */
export function hardText(kind: KindOfText, name: string, max: number): string {
  const mark = `${markOf(name)}${kind === 'signs' ? ' ' : ''}`
  const text = kind === 'signs' ? mark + SIGNS : longWord(mark)
  return cut(text, max)
}

/** What a text of this name begins with. */
export function markOf(name: string): string {
  return `Wort${name.replace(/[^\p{L}\p{N}]/gu, '')}Ω`
}

/** A German compound of 300 characters. */
function longWord(beginning: string): string {
  let word = beginning
  for (let index = 0; word.length < LONGEST_WORD; index++) word += PARTS[index % PARTS.length]
  return word.slice(0, LONGEST_WORD)
}

/** Cut between signs, never within one, and without a blank at its end. */
function cut(text: string, max: number): string {
  let kept = ''
  for (const { segment } of new Intl.Segmenter('de').segment(text)) {
    if (kept.length + segment.length > max) break
    kept += segment
  }
  return kept.trim()
}

/** A page's text and attributes as a reader gets them, without scripts, styles, elements and places where a word may break. */
export function readOf(html: string): string {
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

/** Headings, links, buttons and list items of a page that say nothing: no words, no picture and no name of their own. */
export function emptyElementsOf(html: string): string[] {
  const body = html.replace(/<(script|style|noscript|template)\b.*?<\/\1>/gs, ' ')
  const found = [...body.matchAll(/<(h[1-6]|a|button|li|p|dt|dd|figcaption|summary)(\s[^>]*)?>((?:(?!<\1[\s>]).)*?)<\/\1>/gs)]
  return found.flatMap(([whole, , attributes = '', inner = '']) => {
    const says = inner.replace(/<[^>]*>/g, '').trim() || /<(img|svg|picture|input|video|audio|canvas|iframe|button)/.test(inner)
    return says || /aria-label|aria-hidden|\shidden|title=|aria-live|role=/.test(attributes) ? [] : [whole.slice(0, 160)]
  })
}
