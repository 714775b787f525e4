import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/**
 * A condition as drizzle's `inArray`, with the values as one parameter. With thousands of them, building a statement with a
 * parameter for each takes longer than running it.
 */
export function isAnyOf<Value extends number | string>(column: PgColumn, values: readonly Value[]): SQL {
  return sql`${column} = ANY(${sql.param([...new Set(values)])})`
}
