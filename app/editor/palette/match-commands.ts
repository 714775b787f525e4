import { normalizeText } from '../../search/index.ts'
import { COMMAND_GROUPS, type Command, type CommandGroup } from './command.ts'

/** How many commands of a group are shown for a search; more words find the rest. */
const SHOWN_OF_GROUP = 8

/**
 * How well a label fits what was typed; the smaller the better, undefined where it does not. Letters stand for beginnings of
 * words in their order: `nesei` and `n s` find *Neue Seite*. Case, accents and how umlauts are typed do not matter.
 */
export function matchRank(label: string, typed: string): number | undefined {
  const words = normalizeText(label).split(' ').filter(Boolean)
  const query = normalizeText(typed)
  if (query === '') return 0
  if (words.join(' ').startsWith(query)) return 0
  const parts = query.split(' ')
  if (parts.every((part) => words.some((word) => word.startsWith(part)))) return 1
  if (isMadeOfBeginnings(words, parts.join(''))) return 2
  return parts.every((part) => part.length > 2 && words.some((word) => word.includes(part))) ? 3 : undefined
}

/** Whether letters are beginnings of words, one after the other; words may be left out. */
function isMadeOfBeginnings(words: string[], letters: string): boolean {
  if (letters === '') return true
  const [word, ...rest] = words
  if (word === undefined) return false
  for (let length = 1; length <= Math.min(word.length, letters.length); length++) {
    if (!word.startsWith(letters.slice(0, length))) break
    if (isMadeOfBeginnings(rest, letters.slice(length))) return true
  }
  return isMadeOfBeginnings(rest, letters)
}

export type MatchedGroup = { group: CommandGroup; commands: Command[] }

/**
 * The commands for what was typed, by group: the groups with the best match first, in each the best first. Before anything is
 * typed, what was used last comes first, and neither modules to add nor every page are listed.
 */
export function matchCommands(commands: Command[], typed: string, recent: string[]): MatchedGroup[] {
  if (normalizeText(typed) === '') return unfiltered(commands, recent)
  const ranked = commands.flatMap((command) => {
    const rank = matchRank(command.label, typed) ?? plusOne(matchRank(command.alsoCalled ?? '', typed)) ?? foundRank(command)
    // Of equals, what was used last comes first.
    return rank === undefined ? [] : [{ command, rank: recent.includes(command.id) ? rank - 0.5 : rank }]
  })
  const groups = Map.groupBy(ranked, ({ command }) => command.group)
  const best = (group: CommandGroup) => Math.min(...(groups.get(group) ?? []).map(({ rank }) => rank))
  return COMMAND_GROUPS.filter((group) => groups.has(group))
    .toSorted((left, right) => best(left) - best(right))
    .map((group) => ({
      group,
      commands: (groups.get(group) ?? [])
        .toSorted((left, right) => left.rank - right.rank)
        .slice(0, SHOWN_OF_GROUP)
        .map(({ command }) => command),
    }))
}

/** What is not called so, but was found, comes after all that is. */
const foundRank = ({ isFound }: Command) => (isFound ? 5 : undefined)

const plusOne = (rank: number | undefined) => (rank === undefined ? undefined : rank + 1)

/** Groups that are long and found by name. */
const ONLY_BY_NAME: CommandGroup[] = ['insert', 'records', 'pages', 'create']

function unfiltered(commands: Command[], recent: string[]): MatchedGroup[] {
  const last = recent.flatMap((id) => commands.find((command) => command.id === id) ?? [])
  const others = commands.filter(({ id, group }) => !recent.includes(id) && !ONLY_BY_NAME.includes(group))
  return [
    { group: 'recent' as const, commands: last },
    ...COMMAND_GROUPS.map((group) => ({ group, commands: others.filter((command) => command.group === group) })),
  ].filter((group) => group.commands.length > 0)
}
