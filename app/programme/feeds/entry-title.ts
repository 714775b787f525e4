import { t } from '../../platform/i18n/i18n.ts'
import { statusLabel } from '../event-view.ts'
import type { EventStatus } from '../schema.ts'

/**
 * The title of a performance where it stands alone, in calendars and feeds. One that was moved is at its new date and place, so
 * the word does not come first as with one that is cancelled: it would read as if it had been moved away.
 */
export function entryTitle(title: string, status: EventStatus): string {
  if (status === 'moved') return t('{title} (moved here)', { title })
  return [statusLabel(status), title].filter(Boolean).join(': ')
}
