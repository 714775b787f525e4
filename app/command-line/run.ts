import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { eq } from 'drizzle-orm'
import { exportType, importProgramme, namesOfTypes } from '../admin/index.server.ts'
import { users } from '../platform/auth/tables.ts'
import type { Foyer } from '../server.ts'
import { backUp } from './backup.ts'
import { checkHouse } from './check.ts'
import { RestoreRefused, restore } from './restore.ts'

const PASSWORD_BYTES = 12

type Command = {
  /** as it is typed after the name */
  usage: string
  /** what it does, and that it may be run twice */
  about: string
  flags: string[]
  /** @returns the exit code */
  run(foyer: Foyer, args: string[], flags: Record<string, boolean>): Promise<number>
}

/** What the house does from a command line. Each command may be run twice. */
const COMMANDS: Record<string, Command> = {
  'create-admin': {
    usage: 'EMAIL',
    about: 'Makes an administrator and prints a password, or makes an administrator of the account that has this address.',
    flags: [],
    run: createAdmin,
  },
  export: {
    usage: 'FOLDER',
    about: 'Writes every record the house keeps into FOLDER, one JSON and one CSV file for each kind.',
    flags: [],
    run: exportAll,
  },
  import: {
    usage: 'FILE [--dry-run]',
    about:
      'Imports a programme: Excel (.xlsx), iCalendar (.ics) or CSV. With --dry-run only says what each line would change. The second time nothing changes.',
    flags: ['dry-run'],
    run: importFile,
  },
  backup: {
    usage: 'FOLDER',
    about: 'Writes tables and files into FOLDER, as they are at one moment. Files that are there already are not copied again.',
    flags: [],
    async run(foyer, [folder = '']) {
      const { rows, files } = await backUp(foyer.platform, folder, console.log)
      console.log(`${rows} rows and ${files} new files are in ${folder}.`)
      return 0
    },
  },
  restore: {
    usage: 'FOLDER [--replace]',
    about: 'Makes the house what the backup in FOLDER holds. A house that holds something needs --replace.',
    flags: ['replace'],
    async run(foyer, [folder = ''], { replace = false }) {
      const { rows, files } = await restore(foyer.platform, folder, { replace })
      await foyer.searchIndex.rebuild()
      console.log(`${rows} rows and ${files} files are back.`)
      return 0
    },
  },
  check: {
    usage: '',
    about: 'Says what is wrong with the house: missing files, failed jobs, no administrator. Exit code 1 when something is.',
    flags: [],
    async run(foyer) {
      const problems = await checkHouse(foyer.platform)
      console.log(problems.join('\n') || 'Nothing is wrong.')
      return problems.length > 0 ? 1 : 0
    },
  },
  'rebuild-index': {
    usage: '',
    about: 'Makes the index of the search anew, kind after kind.',
    flags: [],
    async run(foyer) {
      await foyer.searchIndex.rebuild()
      console.log('The index is made anew.')
      return 0
    },
  },
}

/**
 * Runs a command of the house and closes it again.
 * @param open opens the house; not called for `--help` or a wrong command
 * @returns the exit code
 */
export async function runCommand(open: () => Promise<Foyer>, [name = '', ...given]: string[]): Promise<number> {
  const command = COMMANDS[name]
  if (!command) {
    console.log(helpOfAll())
    return name === 'help' || name === '--help' ? 0 : 2
  }
  const options = Object.fromEntries(['help', ...command.flags].map((flag) => [flag, { type: 'boolean' as const }]))
  const { values, positionals } = parsed(given, options)
  const isComplete = positionals.length >= (command.usage.startsWith('[') || command.usage === '' ? 0 : 1)
  if (values.help || !isComplete) {
    console.log(helpOf(name, command))
    return values.help ? 0 : 2
  }
  const foyer = await open()
  try {
    return await command.run(foyer, positionals, values as Record<string, boolean>)
  } catch (error) {
    if (!(error instanceof RestoreRefused)) throw error
    console.error(error.message)
    return 1
  } finally {
    await foyer.close()
  }
}

function parsed(args: string[], options: Record<string, { type: 'boolean' }>) {
  try {
    return parseArgs({ args, options, allowPositionals: true })
  } catch {
    return { values: {} as Record<string, boolean>, positionals: [] }
  }
}

function helpOf(name: string, { usage, about }: Command): string {
  return `foyer ${name} ${usage}\n  ${about}`
}

function helpOfAll(): string {
  return Object.entries(COMMANDS)
    .map(([name, command]) => helpOf(name, command))
    .join('\n')
}

async function createAdmin({ platform, auth }: Foyer, [email = '']: string[]): Promise<number> {
  const address = email.toLowerCase()
  const [existing] = await platform.db.select({ id: users.id }).from(users).where(eq(users.email, address))
  if (existing) {
    await platform.db.update(users).set({ role: 'admin' }).where(eq(users.id, existing.id))
    console.log(`${address} is an administrator; the password is as it was.`)
    return 0
  }
  const password = randomBytes(PASSWORD_BYTES).toString('base64url')
  await auth.createUser({ email: address, password, firstName: '', lastName: address, role: 'admin' })
  console.log(`${address} is an administrator. Password: ${password}`)
  return 0
}

async function exportAll({ platform }: Foyer, [folder = '']: string[]): Promise<number> {
  await mkdir(folder, { recursive: true })
  for (const name of namesOfTypes()) {
    const { json, csv, count } = await exportType(platform.db, name)
    await writeFile(join(folder, `${name}.json`), json)
    await writeFile(join(folder, `${name}.csv`), csv)
    console.log(`${name}: ${count}`)
  }
  return 0
}

async function importFile({ platform }: Foyer, [file = '']: string[], flags: Record<string, boolean>): Promise<number> {
  const viewer = { id: 'command-line', email: '', name: 'Kommandozeile', firstName: '', lastName: '', role: 'admin' as const }
  const { counts, lines } = await importProgramme(platform, viewer, {
    bytes: await readFile(file),
    isDryRun: Boolean(flags['dry-run']),
    onProgress: (done, all) => console.log(`${done} of ${all}`),
  })
  for (const { line, title, reasons } of lines.filter(({ action }) => action === 'rejected'))
    console.log(`${line}: ${title}: ${reasons.join(' ')}`)
  console.log(`${counts.create} new, ${counts.change} changed, ${counts.same} as they are, ${counts.rejected} rejected.`)
  return counts.rejected > 0 ? 1 : 0
}
