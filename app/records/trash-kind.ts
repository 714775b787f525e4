import type { SQL } from 'drizzle-orm'
import type { Area } from '../platform/auth/rights.ts'
import type { Database } from '../platform/database/database.ts'
import type { Label } from '../platform/i18n/message-ids.ts'

/** What lies in the trash and is no record: how it is named, and who puts it back. */
export type TrashKind = {
  /** the content type that its changes are logged under */
  name: string
  area: Area
  label: Label
  /** the call that puts it back */
  restorePath: (id: number) => string
  /** how many more went with it; of the change that deleted it */
  below: SQL<number | null>
  /** throws away what is left of all that nobody can put back any more */
  purge: (tx: Database) => Promise<void>
}
