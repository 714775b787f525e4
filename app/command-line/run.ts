import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { t } from '../platform/i18n/i18n.ts'
import type { Foyer } from '../server.ts'
import { COMMANDS, type Command, type Flags, type Say } from './commands.ts'
import { RestoreRefused } from './restore.ts'
import { askRunningHouse, type Request } from './running-house.ts'

export type Terminal = {
  /** opens the house; not called for `--help`, a wrong command, or where the running house does it */
  open: () => Promise<Foyer>
  /** folder of the house's data, in which a running house can be reached */
  dataFolder: string
  say: Say
}

/**
 * Runs a command: in the house that is running on the data folder, else in one that is opened for it and closed again.
 * @returns the exit code
 */
export async function runCommand({ open, dataFolder, say }: Terminal, [name = '', ...given]: string[]): Promise<number> {
  const command = COMMANDS[name]
  if (!command) {
    say(helpOfAll())
    return name === 'help' || name === '--help' ? 0 : 2
  }
  const { values, positionals } = parsed(given, command)
  const [argument = ''] = positionals
  if (values.help || (command.argument && !argument)) {
    say(helpOf(name, command))
    return values.help ? 0 : 2
  }
  const request = { name, argument: command.argument?.isPath ? resolve(argument) : argument, flags: values }
  const answered = command.needsClosedHouse ? undefined : await askRunningHouse(dataFolder, request, say)
  if (answered !== undefined) return answered
  const foyer = await open()
  try {
    return await carryOut(foyer, request, say)
  } finally {
    await foyer.close()
  }
}

/** Runs a command in an open house. @returns the exit code */
export async function carryOut(foyer: Foyer, { name, argument, flags }: Request, say: Say): Promise<number> {
  const command = COMMANDS[name]
  if (!command) return 2
  try {
    return await command.run(foyer, argument, flags, say)
  } catch (error) {
    if (!isForOperators(error)) throw error
    say(error.message)
    return 1
  }
}

/** What an operator can mend is said in a sentence: a backup that does not fit, a file that is not there. */
function isForOperators(error: unknown): error is Error {
  return (
    error instanceof RestoreRefused ||
    ['ENOENT', 'EACCES', 'ENOSPC', 'EISDIR', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')
  )
}

function parsed(args: string[], { flags }: Command): { values: Flags; positionals: string[] } {
  const options = Object.fromEntries(['help', ...flags].map((flag) => [flag, { type: 'boolean' as const }]))
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    return { values: values as Flags, positionals }
  } catch {
    return { values: {}, positionals: [] }
  }
}

function helpOf(name: string, { argument, about, flags }: Command): string {
  const usage = [name, argument && t(argument.label), ...flags.map((flag) => `[--${flag}]`)].filter(Boolean).join(' ')
  return `foyer ${usage}\n  ${t(about)}`
}

function helpOfAll(): string {
  return Object.entries(COMMANDS)
    .map(([name, command]) => helpOf(name, command))
    .join('\n')
}
