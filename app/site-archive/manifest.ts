import { z } from 'zod'

/** The format of archives; raised when an older program could no longer read them (docs/archive-format.md). */
export const FORMAT_VERSION = 1
/** The last entry of an archive, so that one with it is complete. */
export const MANIFEST_NAME = 'manifest.json'

const sealSchema = z.strictObject({ bytes: z.int().min(0), sha256: z.string().regex(/^[0-9a-f]{64}$/) })
/** The size of an entry, and the SHA-256 of its bytes in hexadecimal. */
export type Seal = z.output<typeof sealSchema>

/** What an archive says of itself. */
export const manifestSchema = z.strictObject({
  format: z.literal('foyer-archive'),
  version: z.literal(FORMAT_VERSION),
  /** when the tables were read */
  takenAt: z.iso.datetime({ offset: true }),
  house: z.string().max(200),
  /** the newest migration of the database it was taken from; information only */
  schema: z.string().max(200),
  /** the number of rows of each table */
  rows: z.record(z.string().regex(/^[a-z_]{1,63}$/), z.int().min(0)),
  /** all entries but the manifest itself */
  entries: z.record(z.string(), sealSchema),
  /** keys of files that rows refer to and that the site had lost itself */
  missingFiles: z.array(z.string().max(100)),
})
export type Manifest = z.output<typeof manifestSchema>

/** Reads of a manifest only of which format it is, so that a newer one can be told from a broken one. */
export const formatSchema = z.object({ format: z.literal('foyer-archive'), version: z.int().min(1) })

/** The name of the entry that holds a table, one JSON object a line. */
export function tableEntry(table: string): string {
  return `tables/${table}.jsonl`
}

/** The name of the entry that holds a file of the store. */
export function fileEntry(key: string): string {
  return `files/${key}`
}
