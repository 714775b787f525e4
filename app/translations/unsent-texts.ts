import { ownersKey } from '../staff-ui/page-owner.ts'

/** A text that was typed and has not been stored on the server, and what stood there when it was typed. */
export type UnsentText = { text: string | null; was: string | null }
/** The unsent texts of one record in one language, by unit. */
export type UnsentTexts = Record<string, UnsentText>

const PREFIX = 'foyer-translation:'

// Storage may be full or blocked; then texts are sent as they are typed, without a copy in this browser.

/** The texts of a record that the page's owner has typed in this browser and not sent. @param place such as `production/12/en` */
export function unsentTexts(place: string): UnsentTexts {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + ownersKey(place)) ?? '{}') as UnsentTexts
  } catch {
    return {}
  }
}

/** Keeps a text in this browser until it is sent, so that neither a crash nor a cut line loses it. */
export function keepUnsent(place: string, unit: string, text: UnsentText): void {
  write(place, { ...unsentTexts(place), [unit]: text })
}

/** Forgets a text that has been sent. */
export function dropUnsent(place: string, unit: string): void {
  const { [unit]: _, ...rest } = unsentTexts(place)
  write(place, rest)
}

function write(place: string, texts: UnsentTexts): void {
  try {
    if (Object.keys(texts).length === 0) localStorage.removeItem(PREFIX + ownersKey(place))
    else localStorage.setItem(PREFIX + ownersKey(place), JSON.stringify(texts))
  } catch {}
}
