import { and, eq } from 'drizzle-orm'
import type { Context } from 'hono'
import { z } from 'zod'
import { alphabetical } from '../platform/database/alphabetical.ts'
import { MAX_ID } from '../platform/database/record-id.ts'
import { type ApiEnv, createApi, jsonBody, limitBody, requireStaff } from '../platform/http/api.ts'
import { ANY_STAFF, may } from '../platform/http/authorize.ts'
import { requireCsrfToken } from '../platform/http/csrf.ts'
import { fileMissing, orNotFound, Problem } from '../platform/http/problem.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { Platform } from '../platform/platform.ts'
import { rooms } from '../programme/tables.ts'
import { dryRun, type ImportResult } from './apply-lines.server.ts'
import { readColumnAliases } from './column-aliases.server.ts'
import type { TableColumn } from './columns.ts'
import { IMPORT_CHOICES, type KeptRecord, MAX_SHOWN_LINES, type SheetNote, UnreadableFile } from './imported-line.ts'
import { enqueueImport, enqueueUndo } from './jobs.server.ts'
import { readFile } from './read-file.server.ts'
import { cellsSchema, repairedLines } from './read-line.ts'
import { rejectedCsv } from './rejected-csv.ts'
import { type RejectedRows, type Repaired, readAllRejected, readRejected, repairRejected } from './repair-rejected.server.ts'
import { readImportSetting } from './season-reading.server.ts'
import { columnMeaningsSchema } from './sources/source-schema.ts'
import { imports } from './tables.ts'
import { planUndo } from './undo.server.ts'

const MAX_FILE_BYTES = 8 * 1024 * 1024
const MAX_FILE_NAME = 200

/** `note,relink`: the fields whose empty cells clear stored values, and whether ticket shop ids replace others. */
const clearsSchema = z
  .string()
  .default('')
  .transform((text) => text.split(',').filter(Boolean))
  .pipe(z.array(z.enum(IMPORT_CHOICES)))

const MAX_REPAIRS = 1000

/** A field of the form that holds JSON. */
const jsonText = z.string().transform((text, context) => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    context.addIssue({ code: 'custom', message: 'JSON' })
    return z.NEVER
  }
})
/** Excel allows 31 signs, LibreOffice more. */
const MAX_SHEET_NAME = 255
const MAX_SHEETS = 1000
const optionsSchema = z.object({
  clears: clearsSchema,
  columns: jsonText.pipe(columnMeaningsSchema).default({}),
  /** the sheets of a workbook that are read; those that are shown when it is left out */
  sheets: jsonText.pipe(z.array(z.string().max(MAX_SHEET_NAME)).min(1).max(MAX_SHEETS)).optional(),
  /** rows as somebody has corrected them, by their place in the file */
  repairs: jsonText
    .pipe(z.record(z.string().regex(/^\d{1,6}$/), cellsSchema))
    .refine((repairs) => Object.keys(repairs).length <= MAX_REPAIRS)
    .default({}),
})

/** The preview of an import, with the columns of a table, the sheets of a workbook, and the names of rooms that a row may be corrected to. */
export type ImportPreview = ImportResult & { columns: TableColumn[]; sheets: SheetNote[]; rooms: string[] }

/** Rejected rows of an import, as somebody has corrected them; without cells as they are. */
const repairsSchema = z.strictObject({
  rows: z
    .array(z.strictObject({ key: z.string().min(1).max(60), cells: cellsSchema.optional() }))
    .min(1)
    .max(MAX_SHOWN_LINES),
})

/** What has become of corrected rows, and what is still rejected. */
export type RepairAnswer = RejectedRows & { repaired: Repaired[] }

/** What undoing an import would do. */
export type UndoPreview = { made: number; changed: number; kept: KeptRecord[]; keptCount: number }

/**
 * API of programme imports: with `dry_run=true` a preview, otherwise an import as a background job, whose progress is
 * read by its id. Its rejected rows can be corrected later, and it can be undone as a whole. What somebody says of a table's columns is remembered with the import.
 */
export function importApi(platform: Platform) {
  const api = createApi()
  /** Requires the right to write the programme. @param isWrite also requires a CSRF token */
  async function requireImporter(context: Context<ApiEnv>, isWrite: boolean) {
    const viewer = await requireStaff(context, may('write', 'programme'))
    if (isWrite) requireCsrfToken(context.req.raw, platform.config.publicUrl)
    return viewer
  }

  api.post('/admin/import', limitBody(MAX_FILE_BYTES), async (context) => {
    const viewer = await requireImporter(context, true)
    const { file, dry_run, ...others } = await context.req.parseBody()
    if (!(file instanceof File)) throw fileMissing()
    const options = optionsSchema.safeParse(others)
    if (!options.success) throw new Problem(400, 'invalid', t('This value is not allowed.'))
    const { clears, columns: said, sheets: chosen, repairs } = options.data
    try {
      const setting = await readImportSetting(platform)
      const meanings = { ...(await readColumnAliases(platform.db)), ...said }
      const {
        lines: found,
        columns,
        sheets,
      } = await readFile(new Uint8Array(await file.arrayBuffer()), { ...setting, meanings, sheets: chosen })
      const lines = repairedLines(found, (_, index) => repairs[index], setting.reading)
      if (dry_run !== 'false') {
        const names = await platform.db.select({ name: rooms.name }).from(rooms).groupBy(rooms.name).orderBy(alphabetical(rooms.name))
        const preview: ImportPreview = { ...(await dryRun(platform, lines, clears)), columns, sheets, rooms: names.map(({ name }) => name) }
        return context.json(preview)
      }
      const importRequest = { lines, clears, fileName: file.name.slice(0, MAX_FILE_NAME) }
      return context.json({ id: await enqueueImport(platform, viewer, importRequest, said) }, 202)
    } catch (error) {
      if (error instanceof UnreadableFile)
        throw new Problem(400, 'unreadable', error.message, { columns: error.columns, sheets: error.sheets })
      throw error
    }
  })

  api.get('/admin/import/:id{[1-9]\\d{0,8}}', async (context) => {
    const viewer = await requireStaff(context, ANY_STAFF)
    const { state, done, all, counts } = imports
    const [row] = await platform.db
      .select({ state, done, all, counts })
      .from(imports)
      .where(and(eq(imports.id, idOf(context)), eq(imports.userId, viewer.id)))
    return context.json(orNotFound(row))
  })

  api.get('/admin/import/:id{[1-9]\\d{0,8}}/rejected', async (context) => {
    await requireImporter(context, false)
    return context.json(await readRejected(platform, idOf(context)))
  })

  api.get('/admin/import/:id{[1-9]\\d{0,8}}/rejected.csv', async (context) => {
    await requireImporter(context, false)
    const rows = await readAllRejected(platform, idOf(context))
    return context.body(rejectedCsv(rows), 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="abgelehnt.csv"',
    })
  })

  api.post('/admin/import/:id{[1-9]\\d{0,8}}/repairs', async (context) => {
    const viewer = await requireImporter(context, true)
    const { rows } = await jsonBody(context, repairsSchema)
    const said = new Map(rows.map(({ key, cells }) => [key, cells]))
    const repaired = await repairRejected(platform, viewer, idOf(context), said)
    return context.json({ repaired, ...(await readRejected(platform, idOf(context))) } satisfies RepairAnswer)
  })

  api.get('/admin/import/:id{[1-9]\\d{0,8}}/undo', async (context) => {
    await requireImporter(context, false)
    const id = idOf(context)
    orNotFound((await platform.db.select({ id: imports.id }).from(imports).where(eq(imports.id, id)))[0])
    const { created, changed, kept } = await planUndo(platform.db, id)
    const preview: UndoPreview = {
      made: created.length,
      changed: changed.length,
      kept: kept.slice(0, MAX_SHOWN_LINES),
      keptCount: kept.length,
    }
    return context.json(preview)
  })

  api.post('/admin/import/:id{[1-9]\\d{0,8}}/undo', async (context) => {
    const viewer = await requireImporter(context, true)
    await enqueueUndo(platform, viewer, idOf(context))
    return context.body(null, 202)
  })
  return api
}

function idOf(context: Context<ApiEnv>): number {
  return Math.min(Number(context.req.param('id')), MAX_ID)
}
