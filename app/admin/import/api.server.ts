import { createApi, limitBody, requireStaff } from '../../platform/http/api.ts'
import { assertSameSiteWrite } from '../../platform/http/csrf.ts'
import { Problem } from '../../platform/http/problem.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { Platform } from '../../platform/platform.ts'
import { assertMayInArea } from '../rights.server.ts'
import { UnreadableFile } from './read-lines.ts'
import { importProgramme } from './run.server.ts'

const MAX_FILE_BYTES = 8 * 1024 * 1024

/** The import of a programme: `dry_run=true` says what would happen, without it that happens. */
export function importApi(platform: Platform) {
  const api = createApi()
  api.post('/admin/import', limitBody(MAX_FILE_BYTES), async (context) => {
    const viewer = await requireStaff(context)
    assertSameSiteWrite(context.req.raw, platform.config.publicUrl)
    assertMayInArea(viewer, 'write', 'programme')
    const { file, dry_run } = await context.req.parseBody()
    if (!(file instanceof File)) throw new Problem(400, 'file_missing', t('Please choose a file.'))
    try {
      const text = decoded(new Uint8Array(await file.arrayBuffer()))
      return context.json(await importProgramme(platform, viewer, { text, isDryRun: dry_run !== 'false' }))
    } catch (error) {
      if (error instanceof UnreadableFile) throw new Problem(400, 'unreadable', error.message)
      throw error
    }
  })
  return api
}

/** Spreadsheets write UTF-8 or, on older Windows machines, Windows-1252; only the first can be told from its bytes. */
function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
