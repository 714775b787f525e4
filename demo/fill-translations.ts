import type { Platform } from '../app/platform/platform.ts'
import { lightMarkdown } from '../app/platform/rich-text/light-markdown.ts'
import { plainTextOf } from '../app/platform/rich-text/plain-text.ts'
import type { RichText } from '../app/platform/rich-text/rich-text.ts'
import { takeInTranslations } from '../app/translations/index.server.ts'
import { home } from './content/english/home.ts'
import { names } from './content/english/names.ts'
import { productions } from './content/english/productions.ts'
import { visit } from './content/english/visit.ts'

const TRANSLATOR = 'Rita Redaktion'
const ELLIPSIS = '…'

/** The English texts of the demo, by the German ones. */
export const english: Record<string, string> = { ...names, ...home, ...visit, ...productions }

const beginnings = Object.keys(english).filter((key) => key.endsWith(ELLIPSIS))

/** Writes the demo's English: the home page, *Ihr Besuch*, two productions, the menu and the names in lists. The rest stays German, as at a house that has just begun. */
export async function fillTranslations(platform: Platform): Promise<number> {
  return takeInTranslations(platform, { locale: 'en', by: TRANSLATOR }, ({ kind, original }) => {
    if (kind !== 'rich') return english[keyOf(original) ?? '']
    const source = JSON.parse(original) as RichText
    const text = english[keyOf(plainTextOf(source)) ?? '']
    return text === undefined ? undefined : JSON.stringify(withLinksOf(source, lightMarkdown(text)))
  })
}

/** The key of a German text, however its spaces are set. */
export function keyOf(text: string): string | undefined {
  const plain = text.replace(/\s+/g, ' ').trim()
  if (Object.hasOwn(english, plain)) return plain
  return beginnings.find((key) => plain.startsWith(key.slice(0, -1)))
}

/** The text with the addresses of the original's links, in their order. */
function withLinksOf(source: RichText, text: RichText): RichText {
  const addresses: string[] = []
  JSON.parse(JSON.stringify(source), (key, value) => {
    if (key === 'href') addresses.push(value)
    return value
  })
  return JSON.parse(JSON.stringify(text), (key, value) => (key === 'href' ? addresses.shift() : value)) as RichText
}
