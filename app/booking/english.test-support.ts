import { expect } from 'vitest'
import type { OfferedEvent } from './bookable-event.ts'
import { evening } from './evening.test-support.ts'
import type { OfferAnswer } from './offer-schema.ts'

/** An evening on an English page: what the shop and the house call their own is in their language, here as an English house has it. */
export const englishEvening: OfferedEvent = {
  ...evening,
  ...{ title: 'Salt', weekday: 'Saturday', shortDate: 'Sat 21 Nov', time: '20:00', price: '€8', url: '/en/events/salt/7' },
  ticketUrl: '/webshop/performances/mb-7',
}

/** An offer with the times that the server writes on an English page. */
export const inEnglish = (offer: OfferAnswer): OfferAnswer => ({
  ...offer,
  short_date: englishEvening.shortDate,
  time: englishEvening.time,
})

/** Words and notations that stand on German pages alone. */
export const GERMAN =
  /\b(Karten?|Plätze?|Platz|Reihe|Warenkorb|Vollpreis|Uhr|Spielplan|Webshop(?! offline)|und|oder|nicht|kein\w*|bitte|Sie|Ihre?|von|für|bis|ab|statt|noch|hier|wird|wurde)\b|\d,\d\d|\d\s€/i

/** What is German of all that a visitor reads or hears, and links that lead to German pages. */
function germanParts(): string[] {
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: string[] = []
  while (words.nextNode()) if (!words.currentNode.parentElement?.closest('style, script')) texts.push(words.currentNode.textContent ?? '')
  for (const name of ['aria-label', 'placeholder', 'title'])
    texts.push(...[...document.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name) ?? ''))
  const hrefs = [...document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? '')
  return [...texts.filter((text) => GERMAN.test(text)), ...hrefs.filter((href) => /^\/(?!en(\/|$))/.test(href))]
}

/** Expects nothing German in what a visitor reads or hears, and no link to a German page. */
export async function expectEnglish(): Promise<void> {
  await expect.poll(germanParts).toEqual([])
}
