import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { BackupError } from '../backup/index.server.ts'
import { UnreadableFile } from '../imports/index.server.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { Foyer } from '../server.ts'
import { ArchiveError } from '../site-archive/index.server.ts'
import type { Command, Flags, Print } from './command.ts'
import { type Request, sendToRunningServer } from './command-socket.ts'
import { COMMANDS } from './commands.ts'
import { openOverDamage } from './open-over-damage.ts'

export type Terminal = {
  /** opens the application; not called for `--help`, an unknown command, or when a running server executes it */
  open: () => Promise<Foyer>
  /** data folder, which contains the socket of a running server */
  dataFolder: string
  say: Print
}

/**
 * Runs a command: in the server that is running on the data folder, else in an application opened for it and closed again.
 * @returns the exit code
 */
export async function runCommand({ open, dataFolder, say: print }: Terminal, [name = '', ...args]: string[]): Promise<number> {
  const command = COMMANDS[name]
  if (!command) {
    print(helpOfAll())
    return name === 'help' || name === '--help' ? 0 : 2
  }
  const { values, positionals } = parseFlags(args, command)
  const [argument = ''] = positionals
  if (values.help || (command.argument && !command.argument.isOptional && !argument)) {
    print(helpOf(name, command))
    return values.help ? 0 : 2
  }
  const secret = command.secret ? process.env[command.secret] : undefined
  const request: Request = {
    ...{ name, argument: command.argument?.isPath ? resolve(argument) : argument, flags: values },
    ...(secret ? { secret } : {}),
  }
  const remoteExitCode = command.requiresStoppedServer ? undefined : await sendToRunningServer(dataFolder, request, print)
  if (remoteExitCode !== undefined) return remoteExitCode
  if (command.restores) return restoreOverDamage({ open, dataFolder, say: print }, request)
  const foyer = await open()
  try {
    return await executeCommand(foyer, request, print)
  } finally {
    await foyer.close()
  }
}

/** Restores a backup, where the database cannot be opened beside it; what lay there comes back when there is nothing to restore. */
async function restoreOverDamage({ open, dataFolder, say: print }: Terminal, request: Request): Promise<number> {
  const { foyer, keep, giveUp } = await openOverDamage(open, dataFolder, print)
  let exitCode = 1
  try {
    exitCode = await executeCommand(foyer, request, print)
    return exitCode
  } finally {
    await (exitCode === 0 ? keep() : giveUp())
  }
}

/** Executes a command in an open application. @returns the exit code */
export async function executeCommand(foyer: Foyer, { name, argument, flags, secret }: Request, print: Print): Promise<number> {
  const command = COMMANDS[name]
  if (!command) return 2
  try {
    return await command.run(foyer, argument, flags, print, secret)
  } catch (error) {
    if (!isOperatorError(error)) throw error
    print(error.message)
    return 1
  }
}

/** Whether an error is one that an operator can fix (an incompatible backup, a missing file), and is printed without a stack trace. */
function isOperatorError(error: unknown): error is Error {
  return (
    error instanceof BackupError ||
    error instanceof ArchiveError ||
    error instanceof UnreadableFile ||
    ['ENOENT', 'EACCES', 'ENOSPC', 'EISDIR', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')
  )
}

function parseFlags(args: string[], { flags }: Command): { values: Flags; positionals: string[] } {
  const options = Object.fromEntries(['help', ...flags].map((flag) => [flag, { type: 'boolean' as const }]))
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    return { values: values as Flags, positionals }
  } catch {
    return { values: {}, positionals: [] }
  }
}

function helpOf(name: string, { argument, about, flags }: Command): string {
  const usage = [
    name,
    argument && (argument.isOptional ? `[${t(argument.label)}]` : t(argument.label)),
    ...flags.map((flag) => `[--${flag}]`),
  ]
    .filter(Boolean)
    .join(' ')
  return `foyer ${usage}\n  ${t(about)}`
}

function helpOfAll(): string {
  return Object.entries(COMMANDS)
    .map(([name, command]) => helpOf(name, command))
    .join('\n')
}
