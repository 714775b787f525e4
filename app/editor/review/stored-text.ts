import { ownersKey } from '../../staff-ui/page-owner.ts'

const PREFIX = 'foyer-review:'

/** A text of a review that the page's owner has begun in this browser and not sent; empty when there is none. */
export function readStoredText(place: string): string {
  try {
    return localStorage.getItem(PREFIX + ownersKey(place)) ?? ''
  } catch {
    return ''
  }
}

/** Stores a text until it is sent; an empty one is forgotten. */
export function storeText(place: string, text: string): void {
  try {
    if (text) localStorage.setItem(PREFIX + ownersKey(place), text)
    else localStorage.removeItem(PREFIX + ownersKey(place))
  } catch {
    // Storage may be blocked or full; the text then stays in its field.
  }
}

/** Forgets a text that was sent. */
export function dropStoredText(place: string): void {
  storeText(place, '')
}
