import type { Label } from '../i18n/message-ids.ts'
import type { BuiltInRole } from './roles.ts'

/** What staff read for a role. */
export const ROLE_NAMES: Record<BuiltInRole, Label> = {
  admin: 'Admin',
  editor: 'Editor',
  programme: 'Programme only',
  magazine: 'Magazine only',
  reader: 'Read only',
}
