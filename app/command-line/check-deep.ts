import { restoringCommand } from '../backup/index.server.ts'
import { checkTables } from '../platform/database/check-tables.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { Platform } from '../platform/platform.ts'
import { checkFiles } from './check-files.ts'
import type { Print } from './command.ts'

/**
 * Looks into every table, every index and every file of the house and prints what is damaged, with the way back. Changes nothing;
 * the site may be running.
 * @returns whether all of it is whole
 */
export async function checkDeep(platform: Pick<Platform, 'db' | 'config'>, print: Print): Promise<boolean> {
  const { faults, tables, indices } = await checkTables(platform.db)
  for (const { relation, fault } of faults) print(t('{relation} is damaged: “{fault}”.', { relation, fault }))
  const { problems, files } = await checkFiles(platform)
  for (const problem of problems) print(problem)
  print(t('Read: {tables} tables, {indices} indices, {files} files.', { tables, indices, files }))
  if (indices === 0) print(t('The database lets only its administrator compare indices with their tables; only the rows were read.'))
  const isWhole = faults.length + problems.length === 0
  if (!isWhole) print(t('What is damaged comes back from a backup: {command}', { command: await restoringCommand(platform.config) }))
  return isWhole
}
