import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { eq } from 'drizzle-orm'
import { importProgramme } from '../imports/index.server.ts'
import { users } from '../platform/auth/tables.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { Label } from '../platform/i18n/message-ids.ts'
import { exportableTypes, exportType } from '../records/index.server.ts'
import type { Foyer } from '../server.ts'
import { backUp } from './backup.ts'
import { exportBesideRecords } from './beside-records.ts'
import { checkHouse } from './check.ts'
import { restore } from './restore.ts'

const PASSWORD_BYTES = 12

/** Says a line to whoever has typed the command. */
export type Say = (line: string) => void
export type Flags = Record<string, boolean>

export type Command = {
  /** what has to be typed after the name, an address of a file or folder among it; empty where nothing has to */
  argument: { label: Label; isPath: boolean } | null
  /** what it does, and what happens the second time */
  about: Label
  flags: string[]
  /** does not work in a house that is open: what it reads is thrown away under it */
  needsClosedHouse?: boolean
  /** @returns the exit code */
  run(foyer: Foyer, argument: string, flags: Flags, say: Say): Promise<number>
}

const folder = { label: 'FOLDER', isPath: true } as const

/** What the house does from a command line. Each command may be run twice. */
export const COMMANDS: Record<string, Command> = {
  'create-admin': {
    argument: { label: 'EMAIL', isPath: false },
    about: 'Create an administrator and print the password. An existing account with this address is given the role.',
    flags: [],
    run: createAdmin,
  },
  export: {
    argument: folder,
    about:
      'Export the site’s data to FOLDER: every record type as JSON and CSV; pages, content, settings, form entries and accounts (without passwords) as JSON. Everything else is in a backup.',
    flags: [],
    run: exportAll,
  },
  import: {
    argument: { label: 'FILE', isPath: true },
    about:
      'Import a programme from Excel (.xlsx), iCalendar (.ics) or CSV. With --dry-run, only show what each line would change. A second import changes nothing.',
    flags: ['dry-run'],
    run: importFile,
  },
  backup: {
    argument: folder,
    about:
      'Write a consistent snapshot of tables and files to FOLDER, even while the site is running. Files already there are not copied again.',
    flags: [],
    async run(foyer, path, _flags, say) {
      const { rows, files } = await backUp(foyer.platform, path, say)
      say(t('Backed up {rows} rows and {files} new files to {folder}.', { rows, files, folder: path }))
      return 0
    },
  },
  restore: {
    argument: folder,
    about: 'Restore the site from the backup in FOLDER. A site that already contains data needs --replace.',
    flags: ['replace'],
    needsClosedHouse: true,
    async run(foyer, path, { replace = false }, say) {
      const { rows, files, hasOtherKey } = await restore(foyer.platform, path, { replace }, say)
      await rebuildIndex(foyer, say)
      if (hasOtherKey)
        say(t('This site has a different AUTH_SECRET from the backup. Everyone has to set up two-factor authentication again.'))
      say(t('Restored {rows} rows and {files} files.', { rows, files }))
      return 0
    },
  },
  check: {
    argument: null,
    about: 'Report problems: missing files, failed jobs, no administrator. Exits with 1 if there are any.',
    flags: [],
    async run(foyer, _argument, _flags, say) {
      const problems = await checkHouse(foyer.platform)
      say(problems.join('\n') || t('No problems found.'))
      return problems.length > 0 ? 1 : 0
    },
  },
  'rebuild-index': {
    argument: null,
    about: 'Rebuild the search index, one record type at a time.',
    flags: [],
    async run(foyer, _argument, _flags, say) {
      await rebuildIndex(foyer, say)
      say(t('Search index rebuilt.'))
      return 0
    },
  },
}

function rebuildIndex({ searchIndex }: Foyer, say: Say): Promise<void> {
  return searchIndex.rebuild((kind, done, all) => say(t('Search index: {kind} ({done} of {all})', { kind, done, all })))
}

async function createAdmin({ platform, auth }: Foyer, email: string, _flags: Flags, say: Say): Promise<number> {
  const address = email.toLowerCase()
  const [existing] = await platform.db.select({ id: users.id }).from(users).where(eq(users.email, address))
  if (existing) {
    await platform.db.update(users).set({ role: 'admin' }).where(eq(users.id, existing.id))
    say(t('{address} is an administrator. The password is unchanged.', { address }))
    return 0
  }
  const password = randomBytes(PASSWORD_BYTES).toString('base64url')
  await auth.createUser({ email: address, password, firstName: '', lastName: address, role: 'admin' })
  say(t('{address} is an administrator. Password: {password}', { address, password }))
  return 0
}

async function exportAll({ platform }: Foyer, path: string, _flags: Flags, say: Say): Promise<number> {
  await mkdir(path, { recursive: true })
  for (const name of exportableTypes()) {
    const { count, ...formats } = await exportType(platform.db, name)
    for (const [format, pieces] of Object.entries(formats)) await pipeline(pieces, createWriteStream(join(path, `${name}.${format}`)))
    say(`${name}: ${count}`)
  }
  for (const { name, json } of exportBesideRecords(platform)) {
    await pipeline(json, createWriteStream(join(path, `${name}.json`)))
    say(name)
  }
  return 0
}

async function importFile({ platform }: Foyer, file: string, flags: Flags, say: Say): Promise<number> {
  const viewer = { id: 'command-line', email: '', name: 'Kommandozeile', firstName: '', lastName: '', role: 'admin' as const }
  const { counts, warned, lines } = await importProgramme(platform, viewer, {
    bytes: await readFile(file),
    fileName: basename(file),
    isDryRun: Boolean(flags['dry-run']),
    onProgress: (done, all) => say(t('{done} of {all}', { done, all })),
  })
  for (const { line, title, reasons } of lines.filter(({ action }) => action === 'rejected')) say(`${line}: ${title}: ${reasons.join(' ')}`)
  for (const { line, title, warnings } of lines) for (const warning of warnings) say(`${line}: ${title}: ${warning}`)
  if (warned > 0) say(t('{n} rows have conflicts.', { n: warned }))
  say(t('{create} new, {change} changed, {same} unchanged, {rejected} rejected.', counts))
  return counts.rejected > 0 ? 1 : 0
}
