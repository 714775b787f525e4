import type { IconName } from '../../staff-ui/Icon.tsx'

/** The groups of the palette, in its order. */
export const COMMAND_GROUPS = ['recent', 'module', 'page', 'create', 'pages', 'records', 'insert', 'screens'] as const

export type CommandGroup = (typeof COMMAND_GROUPS)[number]

/** Something that can be done, by name. */
export type Command = {
  /** the same in every session, since what was used last is remembered by it */
  id: string
  group: CommandGroup
  label: string
  icon: IconName
  /** what tells it from others of its name: an address, a kind */
  hint?: string
  /** the keys that do the same, in words */
  keys?: string
  /** other words it is found by */
  alsoCalled?: string
  /** found by what the search knows of it besides its name */
  isFound?: boolean
  act: () => void
}
