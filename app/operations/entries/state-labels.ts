import type { EntryState } from '../../forms/index.server.ts'
import type { Label } from '../../platform/i18n/message-ids.ts'

/** Where an entry stands, in words. */
export const ENTRY_STATE_LABELS: Record<EntryState, Label> = {
  open: 'Open|entry',
  done: 'Done|entry',
  unconfirmed: 'Not confirmed yet',
}
