import { can } from '../../../app/platform/auth/rights.ts'
import type { Role } from '../../../app/platform/auth/roles.ts'

/** A text that was planted in one place of the house, and who may read it anywhere. */
export type Mark = {
  /** what it stands in */
  name: string
  text: string
  /** the object that holds it, for addresses that name one */
  type: string
  id: number
  /** undefined is a visitor */
  mayRead: (role: Role | undefined) => boolean
}

/** The mark of a place, of one word that no text of the house contains. */
export function markText(name: string): string {
  return `MARKE${name.replaceAll(/[^a-z0-9]/gi, '').toUpperCase()}ENDE`
}

/** Read by whoever reads all of an area. */
export function readersOf(area: Parameters<typeof can>[2]): Mark['mayRead'] {
  return (role) => role !== undefined && can(role, 'read', area)
}
