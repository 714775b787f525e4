import { randomBytes } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import { pageLog } from '../admin/index.server.ts'
import { exportPage, importPage, pageAt, pageFile } from '../content/index.server.ts'
import { moduleRegistry } from '../modules/module-registry.server.ts'
import { users } from '../platform/auth/tables.ts'
import { MAX_JSON_BYTES } from '../platform/http/clean-request.ts'
import { Problem } from '../platform/http/problem.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { Foyer } from '../server.ts'
import { exportSite, importFile } from './archive-commands.ts'
import { backUpNow, backUpToFolder, printBackups, restoreFromBucket, restoreFromFolder, restoreFromNight } from './backup-commands.ts'
import { checkInstallation } from './check.ts'
import { checkDeep } from './check-deep.ts'
import type { Command, Flags, Print } from './command.ts'
import { moveInFrom, undoMoveInNumbered } from './move-in-command.ts'
import { OPERATOR } from './operator.ts'
import { rebuildIndex } from './rebuild-index.ts'
import { sendTestEmail } from './send-test-email.ts'

const PASSWORD_BYTES = 12

const folder = { label: 'FOLDER', isPath: true } as const

/** The commands of the command line. Each may be run twice. */
export const COMMANDS: Record<string, Command> = {
  'create-admin': {
    argument: { label: 'EMAIL', isPath: false },
    about: 'Create an administrator and print the password. An existing account with this address is given the role.',
    flags: [],
    run: createAdmin,
  },
  export: {
    argument: { label: 'FILE', isPath: true },
    about:
      'Export the whole site to FILE, a tar archive: records, pages with modules and drafts, versions, settings, files, form entries, history, accounts without passwords.',
    flags: [],
    run: exportSite,
  },
  import: {
    argument: { label: 'FILE', isPath: true },
    about:
      'Import a programme from Excel (.xlsx), iCalendar (.ics) or CSV, or a whole site from an archive (.tar), which takes the place of what is here with --replace. With --dry-run, only show what would change. A second import changes nothing.',
    flags: ['dry-run', 'replace'],
    run: importFile,
  },
  'export-page': {
    argument: { label: 'ADDRESS', isPath: false },
    about: 'Print one page as JSON, as it is in the editor: settings, modules, and what they refer to. ADDRESS is its path, as /de/presse.',
    flags: [],
    run: printPage,
  },
  'import-page': {
    argument: { label: 'FILE', isPath: true },
    about:
      'Make a new page of a FILE from export-page, offline and as a draft, and report what it refers to and is not here. A second run makes another page.',
    flags: [],
    run: readPageIn,
  },
  'move-in': {
    argument: { label: 'ADDRESS', isPath: false },
    about:
      'Move another site in: from WordPress, from an export file of WordPress, from a calendar (iCalendar), from a programme in ORIF, from a pretix (its API key in MOVE_IN_KEY), or from any site page by page. Pages, articles, productions, performances, people, pictures, and a redirect from each old address. Offline, unless with --online. With --dry-run, only show what would be moved. A second run brings only what is new.',
    flags: ['dry-run', 'online'],
    secret: 'MOVE_IN_KEY',
    run: (foyer, source, flags, print, key = '') => moveInFrom(foyer, OPERATOR, { address: source, key }, flags, print),
  },
  'undo-move-in': {
    argument: { label: 'NUMBER', isPath: false },
    about: 'Take back what a run of move-in has created, except what somebody has changed since.',
    flags: [],
    run: (foyer, number, _flags, print) => undoMoveInNumbered(foyer, OPERATOR, number, print),
  },
  backup: {
    argument: folder,
    about:
      'Write a consistent snapshot of tables and files to FOLDER, even while the site is running. Files already there are not copied again.',
    flags: [],
    run: ({ platform }, path, _flags, print) => backUpToFolder(platform, path, print),
  },
  'backup-to-bucket': {
    argument: null,
    about:
      'Write such a snapshot to the bucket BACKUP_BUCKET now, as the nightly job does, and remove snapshots older than BACKUP_KEEP_DAYS.',
    flags: [],
    run: ({ platform }, _argument, _flags, print) => backUpNow(platform, print),
  },
  backups: {
    argument: null,
    about: 'List the backups of the house in DATA_DIR/backups and in the bucket BACKUP_BUCKET, the latest last.',
    flags: [],
    run: ({ platform }, _argument, _flags, print) => printBackups(platform, print),
  },
  restore: {
    argument: folder,
    about: 'Restore the site from the backup in FOLDER. A site that already contains data needs --replace.',
    flags: ['replace'],
    requiresStoppedServer: true,
    restores: true,
    run: restoreFromFolder,
  },
  'restore-from-bucket': {
    argument: { label: 'NAME', isPath: false },
    about:
      'Restore the site from a backup in the bucket BACKUP_BUCKET: NAME as the command backups lists it, or latest. A site that already contains data needs --replace.',
    flags: ['replace'],
    requiresStoppedServer: true,
    restores: true,
    run: restoreFromBucket,
  },
  'restore-night': {
    argument: { label: 'NAME', isPath: false },
    about:
      'Restore the site from one of its own backups in DATA_DIR/backups: NAME as the command backups lists it, or latest. A site that already contains data needs --replace.',
    flags: ['replace'],
    requiresStoppedServer: true,
    restores: true,
    run: restoreFromNight,
  },
  check: {
    argument: { label: 'EMAIL', isPath: false, isOptional: true },
    about:
      'Report problems: missing files, failed jobs, no administrator, no recent backup. Exits with 1 if there are any. With --deep, instead read every table, index and file whole and compare checksums. With --mail, instead send one email now, to EMAIL or to the first administrator, and report what the mail server says.',
    flags: ['deep', 'mail'],
    async run(foyer, address, flags, print) {
      if (flags.mail) return (await sendTestEmail(foyer.platform, address, print)) ? 0 : 1
      if (flags.deep) return (await checkDeep(foyer.platform, print)) ? 0 : 1
      const problems = await checkInstallation(foyer.platform)
      print(problems.join('\n') || t('No problems found.'))
      return problems.length > 0 ? 1 : 0
    },
  },
  'rebuild-index': {
    argument: null,
    about: 'Rebuild the search index, one record type at a time.',
    flags: [],
    async run(foyer, _argument, _flags, print) {
      await rebuildIndex(foyer, print)
      print(t('Search index rebuilt.'))
      return 0
    },
  },
}

async function createAdmin({ platform, auth }: Foyer, email: string, _flags: Flags, print: Print): Promise<number> {
  const address = email.toLowerCase()
  const [existing] = await platform.db.select({ id: users.id }).from(users).where(eq(users.email, address))
  if (existing) {
    await platform.db.update(users).set({ role: 'admin' }).where(eq(users.id, existing.id))
    print(t('{address} is an administrator. The password is unchanged.', { address }))
    return 0
  }
  const password = randomBytes(PASSWORD_BYTES).toString('base64url')
  await auth.createUser({ email: address, password, firstName: '', lastName: address, role: 'admin' })
  print(t('{address} is an administrator. Password: {password}', { address, password }))
  return 0
}

async function printPage({ platform }: Foyer, address: string, _flags: Flags, print: Print): Promise<number> {
  const page = await pageAt(platform, address)
  if (!page) {
    print(t('There is no page at {address}.', { address }))
    return 1
  }
  print(JSON.stringify(await exportPage(platform, moduleRegistry, page.id)))
  return 0
}

async function readPageIn({ platform }: Foyer, path: string, _flags: Flags, print: Print): Promise<number> {
  const { size } = await stat(path)
  const parsed = size > MAX_JSON_BYTES ? undefined : pageFile.safeParse(jsonOf(await readFile(path, 'utf8')))
  if (!parsed?.success) {
    print(t('This file holds no page that can be read here.'))
    return 1
  }
  try {
    const { page, missing } = await importPage({ platform, log: pageLog(platform) }, moduleRegistry, OPERATOR, parsed.data)
    for (const { label } of missing) print(t('Not here, left out: {label}', { label }))
    print(t('New page, offline: {url}', { url: page.url }))
    return 0
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    print(error.message)
    return 1
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
