import type { Viewer } from '../platform/auth/auth.ts'
import type { Database } from '../platform/database/database.ts'
import type { Invalidate, Platform } from '../platform/platform.ts'
import type { RecordType } from './record-type.ts'

/** Who writes; `role` is null in a job that carries out what was authorised when it was asked for. */
export type Writer = Pick<Viewer, 'id' | 'name'> & { role: Viewer['role'] | null }

/** A write under way: its transaction, the user it is logged under, and `invalidate` and `refresh`, which collect the cache tags it affects. */
export type WriteContext = {
  platform: Platform
  type: RecordType
  viewer: Writer
  tx: Database
  invalidate: Invalidate
  refresh: Invalidate
  /** the import that writes, or that is being undone */
  importId?: number
  /** runs first in every transaction: checks that the writer still has the right. @throws when it does not */
  authorizeInTx?: (tx: Database) => Promise<void>
}
