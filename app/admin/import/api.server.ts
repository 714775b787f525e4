import { and, eq } from 'drizzle-orm'
import { createApi, foundOr404, limitBody, requireStaff } from '../../platform/http/api.ts'
import { assertMay } from '../../platform/http/assert-may.ts'
import { assertSameSiteWrite } from '../../platform/http/csrf.ts'
import { Problem } from '../../platform/http/problem.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { Platform } from '../../platform/platform.ts'
import { imports } from '../tables.ts'
import { UnreadableFile } from './imported-line.ts'
import { enqueueImport } from './jobs.server.ts'
import { readFile } from './read-file.server.ts'
import { dryRun } from './run.server.ts'

const MAX_FILE_BYTES = 8 * 1024 * 1024

/**
 * The import of a programme: `dry_run=true` says what would happen; without it that happens after the answer, which names
 * where to ask how far it has come.
 */
export function importApi(platform: Platform) {
  const api = createApi()
  api.post('/admin/import', limitBody(MAX_FILE_BYTES), async (context) => {
    const viewer = await requireStaff(context)
    assertSameSiteWrite(context.req.raw, platform.config.publicUrl)
    assertMay(viewer, 'write', 'programme')
    const { file, dry_run } = await context.req.parseBody()
    if (!(file instanceof File)) throw new Problem(400, 'file_missing', t('Please choose a file.'))
    try {
      const lines = await readFile(new Uint8Array(await file.arrayBuffer()))
      if (dry_run !== 'false') return context.json(await dryRun(platform.db, lines))
      return context.json({ id: await enqueueImport(platform, viewer, lines) }, 202)
    } catch (error) {
      if (error instanceof UnreadableFile) throw new Problem(400, 'unreadable', error.message)
      throw error
    }
  })

  api.get('/admin/import/:id{[1-9]\\d{0,8}}', async (context) => {
    const viewer = await requireStaff(context)
    const { state, done, all, counts, rejected } = imports
    const [found] = await platform.db
      .select({ state, done, all, counts, rejected })
      .from(imports)
      .where(and(eq(imports.id, Number(context.req.param('id'))), eq(imports.userId, viewer.id)))
    return context.json(foundOr404(found))
  })
  return api
}
