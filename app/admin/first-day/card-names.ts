import type { Card } from '../../first-day/card.ts'
import type { Label } from '../../platform/i18n/message-ids.ts'
import { adminUrl } from '../../platform/routing/admin-url.ts'

/** What the cards of the first day are called. */
export const CARD_NAMES: Record<Card, Label> = {
  house: 'House|card',
  places: 'Places and rooms',
  shop: 'Ticket shop',
  starter: 'Starter site',
  production: 'First production',
  colleagues: 'Colleagues|card',
}

/** Where a card is. */
export const cardUrl = (card: Card): string => `${adminUrl('first-day')}?card=${card}`
