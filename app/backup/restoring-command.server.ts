import type { Config } from '../platform/config/config.ts'
import { type KeptBackup, listBackups } from './kept-backups.server.ts'
import { nightsOf } from './nights.server.ts'
import { nameOf } from './places/dated-keys.ts'
import { openTablesFile } from './tables-file.server.ts'

/**
 * The command that brings back the newest backup that the house knows of; one in a bucket is not asked for here.
 * @param schema only one of this schema, such as from before an update
 */
export async function restoringCommand(config: Config, schema?: string): Promise<string> {
  const place = nightsOf(config)
  const isOfSchema = async ({ key }: KeptBackup) => {
    if (schema === undefined) return true
    const file = await openTablesFile(place, key).catch(() => undefined)
    return file?.head.schema === schema
  }
  for (const night of (await listBackups(place)).toReversed())
    if (await isOfSchema(night)) return `npm run foyer -- restore-night ${nameOf(night.key)}`
  return config.BACKUP_BUCKET ? 'npm run foyer -- restore-from-bucket latest' : 'npm run foyer -- restore FOLDER'
}
