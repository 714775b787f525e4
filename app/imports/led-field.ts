/** The fields of a performance in which a source can lead. */
export const LED_FIELDS = ['startsAt', 'endsAt', 'roomId', 'status', 'note', 'idJet', 'ticketUrl'] as const
export type LedField = (typeof LED_FIELDS)[number]

/** What a new source leads: when and where. What the house says of an evening stays the house's. */
export const USUALLY_LED: readonly LedField[] = ['startsAt', 'endsAt', 'roomId']

/** What the ticket shop leads as a source: when a performance is, and how it is linked. */
export const USUALLY_LED_BY_SHOP: readonly LedField[] = ['startsAt', 'idJet', 'ticketUrl']
