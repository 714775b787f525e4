import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { BackupError, restoringCommand } from '../backup/index.server.ts'
import { type Config, ConfigError, readConfig } from '../platform/config/config.ts'
import { DamagedSecret } from '../platform/config/secret.ts'
import { CutRestore, DamagedDatabase, damageMet, LostDatabase } from '../platform/database/embedded/damaged-database.ts'
import { FolderLockedError } from '../platform/database/folder-lock.ts'
import { LaterDatabase, nameOfRelease } from '../platform/database/program-release.ts'
import { LOCALES, setCatalogue, t } from '../platform/i18n/i18n.ts'
import { serverTexts } from '../texts/server-texts.ts'

/** Exit codes by what is wrong, for whatever watches the program (docs/operators.md). */
const EXIT = { other: 1, lost: 3, damaged: 4, later: 5, secret: 6 }
/** What of a house may lie beside its database. */
const BESIDE = ['files', 'auth-secret', 'backups', 'outbox']

/** Why the program cannot start, for whoever runs it: lines to print, and the code with which it ends. */
export type StartFailure = { lines: string[]; exitCode: number }

/**
 * Says of an error that an operator can see to what is wrong and which way leads out, in one sentence each; of a database that
 * cannot be opened in German and in English, since it is read in a hurry.
 * @returns undefined for an error of the program itself
 */
export async function startFailureOf(error: unknown, environment: NodeJS.ProcessEnv): Promise<StartFailure | undefined> {
  if (error instanceof ConfigError || error instanceof FolderLockedError || error instanceof BackupError)
    return { lines: [error.message], exitCode: EXIT.other }
  if (error instanceof DamagedSecret) return { lines: await inBothLanguages(async () => secretSentences(error)), exitCode: EXIT.secret }
  const config = readConfig(environment)
  const fault = isOfDatabase(error) ? error : config.DATABASE_URL ? undefined : damageMet(error)
  if (!fault) return undefined
  const lines = await inBothLanguages(async () => [...sentencesOf(fault, config), ...(await waysBack(fault, config))])
  return { lines, exitCode: exitCodeOf(fault) }
}

async function inBothLanguages(sentences: () => Promise<string[]>): Promise<string[]> {
  const lines: string[] = []
  for (const locale of LOCALES) {
    setCatalogue(serverTexts(locale), locale)
    lines.push((await sentences()).join(' '))
  }
  return lines
}

function secretSentences({ path }: DamagedSecret): string[] {
  return [
    t('In {path} is not the secret that this house has written there. Nothing was changed.', { path }),
    t('Put back a copy of it. Without one, delete it: everybody logs in anew, and second factors have to be set up again.'),
  ]
}

type DatabaseFault = LostDatabase | DamagedDatabase | CutRestore | LaterDatabase

function isOfDatabase(error: unknown): error is DatabaseFault {
  return error instanceof LostDatabase || error instanceof DamagedDatabase || error instanceof CutRestore || error instanceof LaterDatabase
}

function exitCodeOf(error: DatabaseFault): number {
  if (error instanceof LaterDatabase) return EXIT.later
  return error instanceof DamagedDatabase ? EXIT.damaged : EXIT.lost
}

function sentencesOf(error: DatabaseFault, config: Config): string[] {
  if (error instanceof LostDatabase) return lostSentences(error, config)
  if (error instanceof LaterDatabase) return laterSentences(error)
  return error instanceof CutRestore ? cutSentences(error, config) : damagedSentences(error, config)
}

function cutSentences({ aside }: CutRestore, { DATA_DIR: folder }: Config): string[] {
  return [
    t('A restore in {folder} was cut off before it was done: there is no house yet.', { folder }),
    ...(aside ? [t('The database that was there before lies in {folder}.', { folder: join(folder, aside) })] : []),
  ]
}

function lostSentences({ found }: LostDatabase, config: Config): string[] {
  const about = { folder: config.DATA_DIR, found: found.join(', ') }
  return [
    t('A house lies in {folder} ({found}), but not its database, and none is begun over it.', about),
    t('If its database is PostgreSQL, set DATABASE_URL.'),
  ]
}

function laterSentences({ release, program }: LaterDatabase): string[] {
  const about = { release: nameOfRelease(release), program: nameOfRelease(program) }
  return [
    t(
      'The database was written by Foyer {release}. This is Foyer {program}, which can no longer work with it. Nothing was changed.',
      about,
    ),
    t('Start Foyer {release} again, or a later one.', about),
  ]
}

function damagedSentences({ message }: DamagedDatabase, config: Config): string[] {
  const whole = BESIDE.filter((name) => isThere(join(config.DATA_DIR, name)))
  return [
    t('The database in {folder} cannot be read: “{fault}”. Nothing was deleted.', { folder: config.DATA_DIR, fault: message }),
    ...(whole.length > 0 ? [t('Beside it lie untouched: {names}.', { names: whole.join(', ') })] : []),
  ]
}

async function waysBack(error: DatabaseFault, config: Config): Promise<string[]> {
  if (error instanceof LaterDatabase) {
    // PostgreSQL has backups of its own.
    if (config.DATABASE_URL) return [t('A backup of the database from before the update leads back to this one.')]
    const command = await restoringCommand(config, error.schema)
    return [
      t('The way back to this one is a backup from before the update: {command}. What lies there now is set aside, not deleted.', {
        command,
      }),
    ]
  }
  const command = await restoringCommand(config)
  if (error instanceof CutRestore) return [t('Begin it anew: {command}', { command })]
  return [t('The way back is a backup: {command}. What lies there now is set aside meanwhile, not deleted.', { command })]
}

function isThere(path: string): boolean {
  if (!existsSync(path)) return false
  try {
    return readdirSync(path).length > 0
  } catch {
    return true
  }
}
