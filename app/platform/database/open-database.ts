import type { Logger } from '../logging/logger.ts'
import type { DatabaseHandle } from './database.ts'

/**
 * Opens the configured database: PostgreSQL if there is a URL, else the embedded PGlite in `folder`. Both run the same SQL.
 * Only the driver in use is loaded.
 * @param options.directUrl the same database past the pooler to which `url` leads, where it does
 * @param options.log receives the beginning and the end of an outage of PostgreSQL
 * @throws FolderLockedError, LostDatabase and DamagedDatabase as `openPglite`, ConfigError as `openPostgres`
 */
export async function openDatabase(options: {
  url: string | undefined
  directUrl?: string | undefined
  folder: string
  log?: Pick<Logger, 'warn' | 'info'>
}): Promise<DatabaseHandle> {
  const { url, directUrl, folder, log = { warn: () => {}, info: () => {} } } = options
  if (url) {
    const { openPostgres } = await import('./open-postgres.ts')
    return openPostgres({ url, directUrl }, log)
  }
  const { openPglite } = await import('./embedded/open-pglite.ts')
  return openPglite(folder)
}
