import { escapeHtml } from '../platform/format/escape-html.ts'
import { currentLocale, DEFAULT_LOCALE, t } from '../platform/i18n/i18n.ts'
import { isUntranslated, LANGUAGE_NOTE, UNTRANSLATED, untranslatedTexts } from './untranslated.ts'

const VOID = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i
/** Scripts and styles as a whole, tags, and what stands between them. */
const TOKEN = /<(script|style)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->|<(\/?)([a-z][\w-]*)((?:[^>"]|"[^"]*")*)>|([^<]+)/gi
const MARK = ` lang="${DEFAULT_LOCALE}" ${UNTRANSLATED}=""`
/** Styles as attributes, because visitors of a site of one language load nothing of it. */
const STYLE = 'margin:0;padding:var(--s3) var(--margin);border-bottom:1px solid var(--line);font-size:var(--small);color:var(--muted)'

/**
 * Marks what a page in a further language shows in the first one (WCAG 3.1.2), and adds the note that says so. React neither
 * renders nor hydrates marks and note: they are of the texts, wherever a page shows them, and no site of one language loads
 * code for them (decision 0129). A page in the first language stays as it is.
 */
export function withUntranslatedMarked(html: string, loaderData: Record<string, unknown>): string {
  if (currentLocale() === DEFAULT_LOCALE) return html
  const start = html.indexOf('<body')
  const main = html.indexOf('<main', start)
  if (start < 0 || main < 0) return html
  const texts = untranslatedTexts(loaderData)
  const body = texts.size > 0 ? marked(html.slice(start), new Set([...texts].map(asReactWrites))) : html.slice(start)
  return html.slice(0, start) + body.replace('<main', () => `${noteOf(body.includes(UNTRANSLATED))}<main`)
}

function asReactWrites(text: string): string {
  return escapeHtml(text).replaceAll('&#39;', '&#x27;')
}

function noteOf(isShown: boolean): string {
  const label = escapeHtml(t('Language'))
  const text = escapeHtml(t('This page is partly in German.'))
  return `<${LANGUAGE_NOTE} role="region" aria-label="${label}"${isShown ? '' : ' hidden=""'}><p style="${STYLE}">${text}</p></${LANGUAGE_NOTE}>`
}

type Tag = { end: number; isMarked: boolean }

function marked(html: string, texts: ReadonlySet<string>): string {
  const open: Tag[] = []
  const places: number[] = []
  for (const { index, 0: token, 2: slash, 3: name, 4: attributes = '', 5: text } of html.matchAll(TOKEN)) {
    if (text !== undefined) {
      const tag = open.at(-1)
      if (!tag || tag.isMarked || !isUntranslated(texts, text.trim())) continue
      tag.isMarked = true
      places.push(tag.end)
    } else if (name && slash) open.pop()
    else if (name) {
      const end = index + token.length - (attributes.endsWith('/') ? 2 : 1)
      const hasLanguage = /\slang="/.test(attributes)
      const alt = name === 'img' && !hasLanguage && /\salt="([^"]*)"/.exec(attributes)?.[1]
      if (alt && isUntranslated(texts, alt.trim())) places.push(end)
      if (!VOID.test(name) && !attributes.endsWith('/')) open.push({ end, isMarked: hasLanguage })
    }
  }
  let at = 0
  const parts = places
    .toSorted((one, other) => one - other)
    .map((place) => {
      const part = html.slice(at, place) + MARK
      at = place
      return part
    })
  return parts.join('') + html.slice(at)
}
