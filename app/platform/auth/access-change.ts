import type { Database } from '../database/database.ts'

/** A change of a user's credentials or rights, for the audit log: fields with their values before and after. */
export type AccessChange = {
  user: { id: string; name: string }
  action?: 'created' | 'changed' | 'deleted'
  before: Record<string, unknown>
  after: Record<string, unknown>
}

/** Writes a change to the audit log, in the transaction that makes it. */
export type LogAccessChange = (tx: Database, change: AccessChange) => Promise<void>
