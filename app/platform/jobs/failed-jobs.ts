import { sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { queryRows } from '../database/query-rows.ts'

/** A job whose last attempt failed: its queue, its payload and the message of its last error. */
export type FailedJob = { id: string; queue: string; payload: unknown; error: string; failedAt: Date }

const MAX_LISTED = 200

/** The latest 200 jobs that failed for good, the latest first. One statement. */
export async function listFailedJobs(db: Database, table: string, failedQueue: string): Promise<FailedJob[]> {
  const rows = await queryRows<Omit<FailedJob, 'failedAt'> & { failedAt: Date | string }>(
    db,
    sql`
    SELECT id, source_name AS queue, data AS payload, coalesce(output->>'message', '') AS error, created_on AS "failedAt"
      FROM ${sql.raw(table)} WHERE name = ${failedQueue} AND state = 'created' ORDER BY created_on DESC LIMIT ${MAX_LISTED}`,
  )
  return rows.map((row) => ({ ...row, failedAt: new Date(row.failedAt) }))
}

/** Removes a job from those that failed for good. @returns its queue and payload; undefined if there is no such job any more */
export async function popFailedJob(tx: Database, table: string, failedQueue: string, id: string) {
  const rows = await queryRows<{ queue: string; payload: object | null }>(
    tx,
    sql`
    DELETE FROM ${sql.raw(table)} WHERE name = ${failedQueue} AND id = ${id}::uuid
    RETURNING source_name AS queue, data AS payload`,
  )
  return rows[0]
}
