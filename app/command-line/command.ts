import type { Label } from '../platform/i18n/message-ids.ts'
import type { Foyer } from '../server.ts'

/** Prints a line of output. */
export type Print = (line: string) => void
export type Flags = Record<string, boolean>

export type Command = {
  /** the argument, possibly a path; null when there is none */
  argument: { label: Label; isPath: boolean; isOptional?: true } | null
  /** what it does, and what a second run does */
  about: Label
  flags: string[]
  /** environment variable with a secret that it may need: in the list of processes everybody could read it */
  secret?: string
  /** cannot run in a running server, whose cached data it would invalidate */
  requiresStoppedServer?: boolean
  /** takes the place of whatever the house holds, also of a database that cannot be opened */
  restores?: true
  /** @returns the exit code */
  run(foyer: Foyer, argument: string, flags: Flags, print: Print, secret?: string): Promise<number>
}
