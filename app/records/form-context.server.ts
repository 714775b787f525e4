import { inArray } from 'drizzle-orm'
import { type PictureSource, pictureOf } from '../platform/media/picture.ts'
import { media } from '../platform/media/tables.ts'
import type { Platform } from '../platform/platform.ts'
import type { Reader, RecordField, Values } from './record-type.ts'
import { readTitles, type TitlesByType } from './titles.server.ts'

type FormContext = { pictures: Record<number, PictureSource>; withdrawn: number[]; titles: TitlesByType }
/** The fields of anything that has a form; fields of the kind `order` reference nothing. */
type Fields = Record<string, RecordField | { kind: 'order' }>
type Referenced = { pictures: Set<number>; records: Map<string, Set<number>> }

/** The pictures and titles of all that a record references, as somebody reads them, so that its form is complete when it opens. One statement per record type. */
export async function readFormContext(
  platform: Pick<Platform, 'db' | 'clock'>,
  reader: Reader,
  type: { fields: Fields },
  values: Values,
): Promise<FormContext> {
  const referenced: Referenced = { pictures: new Set(), records: new Map() }
  collect(type.fields, values, referenced)
  const rows =
    referenced.pictures.size > 0
      ? await platform.db
          .select()
          .from(media)
          .where(inArray(media.id, [...referenced.pictures]))
      : []
  const pictures: FormContext['pictures'] = {}
  for (const row of rows) {
    const picture = pictureOf(row)
    if (picture) pictures[row.id] = picture
  }
  const titles = await readTitles(platform, reader, referenced.records)
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
