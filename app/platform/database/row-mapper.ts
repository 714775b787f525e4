import { Column, getTableName, is, SQL } from 'drizzle-orm'

type Decode = (value: unknown) => unknown
/** What Drizzle keeps of a selected column: its place in the result, and what decodes it. */
export type SelectedField = { path: string[]; field: unknown }
/** The parts of Drizzle's prepared statement by which it maps rows; they are not part of its public types. */
type Prepared = {
  fields?: SelectedField[]
  joinsNotNullableMap?: Record<string, boolean>
  customResultMapper?: (rows: unknown[][]) => unknown[]
}
type Decoder = { mapFromDriverValue: Decode }
/** A value of a row, at the top level or within the object of a joined table. */
type Value = { index: number; name: string; decode: Decode | undefined }
/** `nullIf` is the index of the value without which there is no such row: a left join that found none. */
type Group = { name: string; values: Value[]; nullIf: number | undefined }

const identity: Decode = Column.prototype.mapFromDriverValue as Decode

/**
 * Decides once how the rows of a prepared statement are mapped. Drizzle decides it for each value of each row anew, which
 * takes longer than reading the rows. A statement of another form is left as it is.
 */
export function compileRowMapper(statement: object): void {
  const prepared = statement as Prepared
  if (!prepared.fields || prepared.customResultMapper) return
  const map = rowMapper(prepared.fields, prepared.joinsNotNullableMap ?? {})
  if (map) prepared.customResultMapper = (rows) => rows.map(map)
}

/**
 * How a prepared statement's rows are mapped, and how many columns it has.
 * @throws Error for a statement of another form
 */
export function rowMapperOf(statement: object): { map: (row: unknown[]) => unknown; columns: number } {
  const { fields = [], joinsNotNullableMap = {} } = statement as Prepared
  const map = rowMapper(fields, joinsNotNullableMap)
  if (!map || fields.length === 0) throw new Error('the rows of this statement cannot be mapped once')
  return { map, columns: fields.length }
}

/**
 * @param isNeverNull by table: whether the join leaves no row without one of it
 * @returns the function that makes of a row's values what Drizzle makes of them; undefined for fields of another form
 */
export function rowMapper(fields: SelectedField[], isNeverNull: Record<string, boolean>): ((row: unknown[]) => unknown) | undefined {
  if (!fields.every(({ path, field }) => path.length <= 2 && (is(field, Column) || is(field, SQL) || is(field, SQL.Aliased))))
    return undefined
  const places = fields.map(({ path, field }, index) => ({ path, field, index }))
  const groups = [...Map.groupBy(places, ({ path }) => path[0] ?? '')].map(([name, members]): Group => {
    const values = members.map(({ path, field, index }) => ({ index, name: path[1] ?? '', decode: decoderOf(field) }))
    const tables = new Set(
      members.flatMap(({ path, field }) => (path.length === 2 && is(field, Column) ? [getTableName(field.table)] : [])),
    )
    const [table] = tables
    const isNullable = tables.size === 1 && table !== undefined && !isNeverNull[table]
    return { name, values, nullIf: isNullable ? members.find(({ field }) => is(field, Column))?.index : undefined }
  })
  return (row) => {
    const result: Record<string, unknown> = {}
    for (const { name, values, nullIf } of groups) {
      const [first] = values
      if (first?.name === '') result[name] = decoded(first, row)
      else result[name] = nullIf !== undefined && row[nullIf] === null ? null : objectOf(values, row)
    }
    return result
  }
}

function objectOf(values: Value[], row: unknown[]): Record<string, unknown> {
  const object: Record<string, unknown> = {}
  for (const value of values) object[value.name] = decoded(value, row)
  return object
}

function decoded({ index, decode }: Value, row: unknown[]): unknown {
  const value = row[index]
  return value === null || decode === undefined ? value : decode(value)
}

/** What decodes a value; undefined where it stays as the driver gives it, as most do. */
function decoderOf(field: unknown): Decode | undefined {
  const expression = (is(field, SQL.Aliased) ? field.sql : field) as { decoder: Decoder }
  const decoder = is(field, Column) ? (field as Decoder) : expression.decoder
  const decode = decoder.mapFromDriverValue
  return decode === identity ? undefined : decode.bind(decoder)
}
