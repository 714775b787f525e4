import type { Database } from '../database/database.ts'

/** Something about somebody's way in that has changed, for the log: names of fields with what was and what is. */
export type AccessChange = {
  user: { id: string; name: string }
  action?: 'created' | 'changed' | 'deleted'
  before: Record<string, unknown>
  after: Record<string, unknown>
}

/** Writes into the log, in the transaction of what it tells. */
export type LogAccessChange = (tx: Database, change: AccessChange) => Promise<void>
