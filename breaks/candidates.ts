import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { anchored, type Change, changed, type Edit, type Kind, withoutEmptyLines } from './break.ts'
import { boundaries, comparisons, guards, ternaries } from './kinds/decisions.ts'
import { conditions, effects, invalidations } from './kinds/effects.ts'
import { ariaAttributes, textId, textKeys } from './kinds/markup.ts'
import { buttonClasses, importedSheets, styleChanges } from './kinds/styles.ts'
import { isDiagnosis, parsed, places } from './kinds/syntax.ts'
import { roomOf } from './rooms.ts'

/** A break that could be drawn. */
export type Candidate = Change & { file: string; room: string }

/** @returns all that could be drawn of these files, in the order of the files and of what stands in them */
export function candidatesIn(files: string[], root = '.'): Candidate[] {
  const sources = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]))
  const classes = new Set([...sources].flatMap(([file, source]) => (file.endsWith('.tsx') ? buttonsOf(file, source) : [])))
  return [...sources].flatMap(([file, source]) => {
    const changes = file.endsWith('.css') ? styleChanges(file, source, classes) : codeChanges(file, source)
    return changes.map((change) => ({ ...withoutEmptyLines(source, change), file, room: roomOf(file) }))
  })
}

/** @returns what could be broken in a program, line by line of the log left out */
export function codeChanges(file: string, source: string): Change[] {
  const program = parsed(file, source)
  if (!program) throw new Error(`${file} cannot be parsed.`)
  const all = [...places(program)]
  const texts = [...new Set(all.flatMap(({ node }) => textId(node)?.raw ?? []))]
  return all
    .filter((place) => !isDiagnosis(place))
    .flatMap((place) => [
      ...[...comparisons(place, source), ...boundaries(place, source), ...guards(place, source), ...ternaries(place, source)],
      ...[...invalidations(place), ...effects(place), ...conditions(place, source)],
      ...[...ariaAttributes(place), ...textKeys(place, texts)],
    ])
}

/** @returns the candidate as an edit, or nothing if the broken file could not be read as a program any more */
export function editOf({ file, ...change }: Candidate, root = '.'): Edit | undefined {
  const source = readFileSync(join(root, file), 'utf8')
  if (!file.endsWith('.css') && !parsed(file, changed(source, change))) return undefined
  return anchored(source, change)
}

/** @returns the kinds that a list of candidates has */
export function kindsOf(candidates: readonly Candidate[]): Set<Kind> {
  return new Set(candidates.map(({ kind }) => kind))
}

function buttonsOf(file: string, source: string): string[] {
  const program = parsed(file, source)
  if (!program) return []
  const sheets = importedSheets(program)
  return sheets.size === 0 ? [] : [...places(program)].flatMap((place) => buttonClasses(file, place, sheets))
}
