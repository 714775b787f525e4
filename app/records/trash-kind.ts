import type { SQL } from 'drizzle-orm'
import type { Area } from '../platform/auth/rights.ts'
import type { Database } from '../platform/database/database.ts'
import type { Label } from '../platform/i18n/message-ids.ts'

/** A kind of trash entry that is no record: its name, and how it is restored. */
export type TrashKind = {
  /** the content type under which its changes are logged */
  name: string
  area: Area
  label: Label
  /** the API path that restores it */
  restorePath: (id: number) => string
  /** how many other records were deleted with it; an expression over the change that deleted it */
  below: SQL<number | null>
  /** deletes for good what can no longer be restored */
  purge: (tx: Database) => Promise<void>
}
