import { inArray } from 'drizzle-orm'
import type { Database } from '../platform/database/database.ts'
import { type PictureSource, pictureOf } from '../platform/media/picture.ts'
import { media } from '../platform/media/tables.ts'
import { listOptions } from './list.server.ts'
import type { RecordField, Values } from './record-type.ts'
import { referableType } from './registry.server.ts'

type FormContext = { pictures: Record<number, PictureSource>; withdrawn: number[]; titles: Record<string, Record<number, string>> }
/** The fields of anything that has a form; fields of the kind `order` reference nothing. */
type Fields = Record<string, RecordField | { kind: 'order' }>
type Referenced = { pictures: Set<number>; records: Map<string, Set<number>> }

/** The pictures and titles of all that a record references, so that its form is complete when it opens. One statement per record type. */
export async function readFormContext(db: Database, type: { fields: Fields }, values: Values): Promise<FormContext> {
  const referenced: Referenced = { pictures: new Set(), records: new Map() }
  collect(type.fields, values, referenced)
  const rows =
    referenced.pictures.size > 0
      ? await db
          .select()
          .from(media)
          .where(inArray(media.id, [...referenced.pictures]))
      : []
  const pictures: FormContext['pictures'] = {}
  for (const row of rows) {
    const picture = pictureOf(row)
    if (picture) pictures[row.id] = picture
  }
  const titles: FormContext['titles'] = {}
  for (const [name, ids] of referenced.records) {
    const found = await listOptions(db, referableType(name), { q: '', ids: [...ids] })
    titles[name] = Object.fromEntries(found.map(({ id, title }) => [id, title]))
  }
  return { pictures, withdrawn: rows.filter(({ isWithdrawn }) => isWithdrawn).map(({ id }) => id), titles }
}

function collect(fields: Fields, values: Values, referenced: Referenced): void {
  for (const [name, field] of Object.entries(fields)) {
    const value = values[name]
    if (field.kind === 'rows') for (const row of (value ?? []) as Values[]) collect(field.fields, row, referenced)
    else if (field.kind === 'media' && typeof value === 'number') referenced.pictures.add(value)
    else if (field.kind === 'mediaList') for (const id of (value ?? []) as number[]) referenced.pictures.add(id)
    else if (field.kind === 'relation' && typeof value === 'number') addRecords(referenced, field.of, [value])
    else if (field.kind === 'relations') addRecords(referenced, field.of, (value ?? []) as number[])
  }
}

function addRecords({ records }: Referenced, type: string, ids: number[]): void {
  records.set(type, new Set([...(records.get(type) ?? []), ...ids]))
}
