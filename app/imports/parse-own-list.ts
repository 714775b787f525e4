import { z } from 'zod'
import { TarError, tarMember } from '../platform/files/tar.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { Reading } from './cell-texts.ts'
import type { Cells } from './columns.ts'
import { decodeText } from './decode-text.ts'
import { type FileContent, MAX_LINES, UnreadableFile } from './imported-line.ts'
import { readLine } from './read-line.ts'

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '')

/** A performance as lists of the house write it as JSON. */
const listedSchema = z.object({
  id: z.int(),
  productionId: z.int(),
  roomId: z.int(),
  startsAt: z.string(),
  endsAt: text,
  status: text,
  note: text,
  idJet: text,
  ticketUrl: text,
  planningId: text,
})
type Listed = z.output<typeof listedSchema>

/** A performance as it is a row of the house's archive (docs/archive-format.md). */
const archivedSchema = z
  .object({
    id: z.int(),
    production_id: z.int(),
    room_id: z.int(),
    starts_at: z.string(),
    ends_at: text,
    status: text,
    note: text,
    id_jet: text,
    ticket_url: text,
    planning_id: text,
  })
  .transform(
    (row): Listed => ({
      id: row.id,
      productionId: row.production_id,
      roomId: row.room_id,
      startsAt: row.starts_at,
      endsAt: row.ends_at,
      status: row.status,
      note: row.note,
      idJet: row.id_jet,
      ticketUrl: row.ticket_url,
      planningId: row.planning_id,
    }),
  )

/**
 * Parses the list of performances that the house exports as JSON; its productions and rooms are numbers.
 * @throws UnreadableFile when it is anything else
 */
export function parseOwnJson(bytes: Uint8Array, reading: Reading): FileContent {
  const rows = z.array(listedSchema).safeParse(parsed(decodeText(bytes)))
  if (!rows.success) throw new UnreadableFile(t('This JSON is no export of performances. Please import a table or a calendar instead.'))
  return contentOf(rows.data, reading)
}

/** The entry of the archive that holds its performances. */
const PERFORMANCES = 'tables/events.jsonl'

/**
 * Parses the performances out of an archive of the house; nothing else in it is read.
 * @throws UnreadableFile when it is damaged or none
 */
export function parseOwnArchive(bytes: Uint8Array, reading: Reading): FileContent {
  const lines = decodeText(performancesIn(bytes)).split('\n').filter(Boolean)
  const rows = z.array(archivedSchema).safeParse(lines.map(parsed))
  if (!rows.success) throw noArchive()
  return contentOf(rows.data, reading)
}

function performancesIn(bytes: Uint8Array): Uint8Array {
  try {
    const member = tarMember(bytes, PERFORMANCES)
    if (member) return member
  } catch (error) {
    if (!(error instanceof TarError)) throw error
  }
  throw noArchive()
}

function noArchive(): UnreadableFile {
  return new UnreadableFile(t('This archive is damaged, or none of this site. Please import a table or a calendar instead.'))
}

/** @returns undefined for what is no JSON */
function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

function contentOf(rows: readonly Listed[], reading: Reading): FileContent {
  if (rows.length > MAX_LINES) throw new UnreadableFile(t('The file has more than {n} rows.', { n: MAX_LINES }))
  const lines = rows.map(({ id, productionId, roomId, ...others }, index) => {
    const cells: Cells = { ...others, production: String(productionId), room: String(roomId), eventId: String(id) }
    return readLine(index + 1, cells, reading)
  })
  return { lines, columns: [], sheets: [] }
}
