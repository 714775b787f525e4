import { germanOf, type PretixItem } from './pretix-resources.ts'
import type { PretixTicket } from './pretix-ticket.ts'

/** What houses call the whole price, and those for which somebody shows a proof or comes with others. */
const WHOLE = /voll|normal|regul|standard|erwachs|einheits|einzel|vorverkauf|abendkasse|full|regular|adult/i
const REDUCED =
  /erm(ä|ae)|sch(ü|ue)ler|schul|stud|azubi|ausbild|kind|jugend|jung|\bu ?\d\d|unter \d|bis \d|senior|rentn|behind|begleit|rolli|rollstuhl|mitglied|abo|freund|förder|sozial|solidar|pass\b|gruppe|famil|früh|dienst|kolleg|presse|ehrenamt|minute|concess|reduc|child|youth|young|student|member|companion|wheelchair|group|early/i

/**
 * Whether the variations of a product are areas of the house, such as box, stalls and gallery, and not levels of one price:
 * pretix has one notion for both. They are where none bears the name of a price.
 */
export function areAreas(tickets: PretixTicket[]): boolean {
  const names = tickets.map(({ variation }) => germanOf(variation?.value))
  return names.length > 1 && names.every((name) => name !== '' && !WHOLE.test(name) && !REDUCED.test(name))
}

/**
 * Which variation is the whole price: the first that needs no voucher and is no reduction by its name. One that is not sold now is
 * asked too, so that no other takes its place.
 */
export function wholePriceOf({ variations }: PretixItem): number | undefined {
  const inOrder = variations.toSorted((a, b) => a.position - b.position)
  const open = inOrder.filter(({ hide_without_voucher }) => !hide_without_voucher)
  return (open.length > 0 ? open : inOrder).find(({ value }) => !REDUCED.test(germanOf(value)))?.id
}
