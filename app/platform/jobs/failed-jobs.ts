import { sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { queryRows } from '../database/query-rows.ts'

/** A job that failed for good: what it was, with what, and what went wrong. */
export type FailedJob = { id: string; queue: string; payload: unknown; error: string; failedAt: Date }

const SHOWN = 200

/** Jobs that failed for good, the latest first. One statement. */
export async function listFailedJobs(db: Database, table: string, failedQueue: string): Promise<FailedJob[]> {
  const rows = await queryRows<Omit<FailedJob, 'failedAt'> & { failedAt: Date | string }>(
    db,
    sql`
    SELECT id, source_name AS queue, data AS payload, coalesce(output->>'message', '') AS error, created_on AS "failedAt"
      FROM ${sql.raw(table)} WHERE name = ${failedQueue} AND state = 'created' ORDER BY created_on DESC LIMIT ${SHOWN}`,
  )
  return rows.map((row) => ({ ...row, failedAt: new Date(row.failedAt) }))
}

/** Takes a job out of those that failed. @returns what it was; undefined when it is not there any more */
export async function popFailedJob(tx: Database, table: string, failedQueue: string, id: string) {
  const rows = await queryRows<{ queue: string; payload: object | null }>(
    tx,
    sql`
    DELETE FROM ${sql.raw(table)} WHERE name = ${failedQueue} AND id = ${id}::uuid
    RETURNING source_name AS queue, data AS payload`,
  )
  return rows[0]
}
