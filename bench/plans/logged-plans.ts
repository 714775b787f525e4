import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Database } from '../../app/platform/database/database.ts'
import { queryRows } from '../../app/platform/database/query-rows.ts'

/** Settings of a PostgreSQL server that writes down how it has answered each statement. */
export const LOGS_PLANS = {
  shared_preload_libraries: 'auto_explain',
  'auto_explain.log_min_duration': 0,
  'auto_explain.log_analyze': 'on',
  'auto_explain.log_buffers': 'on',
  'auto_explain.log_format': 'json',
  logging_collector: 'on',
  log_destination: 'jsonlog',
  log_rotation_size: 0,
}

/** Time for the server to write its log. */
const WRITTEN_MS = 150

/** A step of a plan, of the fields that are asked for here. */
export type PlanNode = {
  'Node Type': string
  'Relation Name'?: string
  'Plan Rows': number
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Plans?: PlanNode[]
}

/** How a statement was answered. */
export type LoggedPlan = { text: string; ms: number; pages: number; root: PlanNode }

/** The plans of what ran while `run` did, without those of this function and of jobs. Needs a server with `LOGS_PLANS`. */
export async function plansOf(db: Database, run: () => Promise<unknown>): Promise<LoggedPlan[]> {
  const from = await sizeOfLog(db)
  await run()
  await setTimeout(WRITTEN_MS)
  const [log] = await queryRows<{ text: string }>(
    db,
    sql`SELECT pg_read_file(pg_current_logfile('jsonlog'), ${from}::bigint, 100000000) AS text`,
  )
  return (log?.text ?? '')
    .split('\n')
    .filter((line) => line.includes('plan:'))
    .map((line) => readPlan(JSON.parse(line).message))
    .filter(({ text }) => !/pgboss|pg_read_file|pg_stat_file|pg_notify/.test(text))
}

async function sizeOfLog(db: Database): Promise<number> {
  const [file] = await queryRows<{ size: string }>(db, sql`SELECT size FROM pg_stat_file(pg_current_logfile('jsonlog'))`)
  return Number(file?.size ?? 0)
}

function readPlan(message: string): LoggedPlan {
  const logged = JSON.parse(message.slice(message.indexOf('{')))
  const root = logged.Plan
  const pages = root['Shared Hit Blocks'] + root['Shared Read Blocks']
  return { text: logged['Query Text'], ms: root['Actual Total Time'], pages, root }
}
