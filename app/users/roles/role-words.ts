import type { Area, Level, Scope } from '../../platform/auth/areas.ts'
import type { Label } from '../../platform/i18n/message-ids.ts'

/** What staff read for an area of rights. */
export const AREA_NAMES: Record<Area, Label> = {
  programme: 'Programme|area',
  magazine: 'Magazine',
  site: 'Site',
  media: 'Media library',
  entries: 'Form entries',
  settings: 'Site settings',
  people: 'Users',
}

/** What somebody may do in an area, as a word in a table. */
export const LEVEL_NAMES: Record<Level, Label> = {
  none: 'No access',
  read: 'May read',
  write: 'May write',
  delete: 'May write and delete',
}

/** Which records of its areas a role works with. */
export const SCOPE_NAMES: Record<Scope, Label> = {
  all: 'Everything|role',
  productions: 'Only the productions named for each person',
  published: 'Only what is published',
}
