import { z } from 'zod'
import type { Database } from '../platform/database/database.ts'
import { rowsOf } from '../platform/database/whole-tables.ts'
import { ARCHIVED_TABLES, archivedColumns } from './archived-tables.server.ts'

type Column = { table: string; name: string; type: string; nullable: boolean; optional: boolean }

/** Columns of the database as Zod sees them in JSON; what is not here may hold any JSON. */
const TYPES: Record<string, () => z.ZodType> = {
  integer: () => z.int().min(-2_147_483_648).max(2_147_483_647),
  bigint: () => z.int(),
  real: () => z.number(),
  boolean: () => z.boolean(),
  text: () => z.string(),
  uuid: () => z.uuid(),
  date: () => z.iso.date(),
  'timestamp with time zone': () => z.iso.datetime({ offset: true }),
  ARRAY: () => z.array(z.string()),
  jsonb: () => z.json(),
}

/**
 * The schemas of the rows of all archived tables, made of the database's columns. A column that may be empty or has a default
 * may be missing, as in an archive of an earlier release; unknown columns are refused.
 */
export async function readRowSchemas(db: Database): Promise<Map<string, z.ZodObject>> {
  const columns = await rowsOf<Column>(
    db,
    `SELECT table_name AS table, column_name AS name, data_type AS type, is_nullable = 'YES' AS nullable,
       is_nullable = 'YES' OR column_default IS NOT NULL AS optional
     FROM information_schema.columns WHERE table_schema = 'public' ORDER BY table_name, ordinal_position`,
  )
  const byTable = Map.groupBy(columns, ({ table }) => table)
  return new Map(
    ARCHIVED_TABLES.map((table) => {
      const shape = Object.fromEntries((byTable.get(table) ?? []).map((column) => [column.name, schemaOfColumn(column)]))
      return [table, z.strictObject(archivedColumns(table, shape))]
    }),
  )
}

function schemaOfColumn({ type, nullable, optional }: Column): z.ZodType {
  const schema = (TYPES[type] ?? z.json)()
  const orNull = nullable ? schema.nullable() : schema
  return optional ? orNull.optional() : orNull
}
