import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** One code block of a recipe: a file to write, lines to add to a file, or a command. */
export type RecipeStep = { kind: 'file' | 'diff' | 'command'; path: string; body: string }

const BLOCK = /^```(\w+)(?: (\S+))?\n(.*?)^```$/gms

/**
 * The steps of a README section, in its order. A block is a file when its language is followed by a path, a change of a
 * file when the language is `diff`, commands when it is `sh`.
 * @throws where the section does not exist
 */
export function readRecipe(markdown: string, heading: string): RecipeStep[] {
  const [, section] = markdown.split(`\n### ${heading}\n`)
  if (section === undefined) throw new Error(`the README has no section ${heading}`)
  const body = section.split(/\n#{2,3} /)[0] ?? ''
  return [...body.matchAll(BLOCK)].map(([, language, path = '', text = '']) => {
    const kind = language === 'sh' ? 'command' : language === 'diff' ? 'diff' : 'file'
    return { kind, path, body: text }
  })
}

/** Carries out a step that writes a file, in the checkout at `root`. */
export function applyStep(root: string, { kind, path, body }: RecipeStep): void {
  const target = join(root, path)
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(target, kind === 'diff' ? applyDiff(readFileSync(target, 'utf8'), body, path) : body)
}

/**
 * A text with a change applied: lines of the diff begin with a space (context), `-` or `+`; `@@` separates places.
 * @throws where the context does not stand in the text exactly once
 */
export function applyDiff(text: string, diff: string, path: string): string {
  return diff.split(/^@@\n/m).reduce((changed, hunk) => {
    const lines = hunk.split('\n').filter(Boolean)
    const before = lines.filter((line) => !line.startsWith('+')).map((line) => `${line.slice(1)}\n`)
    const after = lines.filter((line) => !line.startsWith('-')).map((line) => `${line.slice(1)}\n`)
    const places = changed.split(before.join('')).length - 1
    if (places !== 1) throw new Error(`${path}: the context stands there ${places} times:\n${before.join('')}`)
    return changed.replace(before.join(''), () => after.join(''))
  }, text)
}
