// The table of what staff are told (docs/staff-sentences.md): each toast, announcement and notice, and each text with a number,
// with its cases and the test that reads it. Run by hand it writes the table; its test fails where a row is missing.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { parseSync } from 'vite'
import type { Catalogue, Forms } from '../app/platform/i18n/message-ids.ts'

const TABLE = 'docs/staff-sentences.md'
/** Reads each row in each of its cases; named where no test of a screen reads the sentence. */
export const OWN_TEST = 'scripts/staff-sentences.test.ts'
/** Functions that tell staff what was done: their arguments are toasts, announcements and notices. */
const TELLERS = /^(showToast|announce|notify|say|tell|set(Announcement|Done|Message|Notice|Outcome|Saved|Status))$/
/** Properties that hold what such a function is given later. */
const TOLD = /^(done|notice|announcement)$/
/** Components whose content is told. */
const REGIONS = /^(LiveRegion|Notice|Toast)$/
/** Fewer letters are found in tests that read something else. */
const MIN_WORDS = 12

/** A text that staff are told: what it says in each case, by number where it has one, and the test that reads it. */
type Row = { id: string; cases: string[]; test: string }
/** A node of a syntax tree. */
type Node = { type: string; [key: string]: unknown }

/** The rows that the table has to have, by the code and the catalogues as they are. @param german texts of staff, by id */
export function rowsOf(german: Catalogue): Row[] {
  const told = toldIn(sourcesOf('app/**/*.{ts,tsx}'))
  const tests = new Map(
    [...sourcesOf('{app,tests}/**/*.{test,spec,browser.test}.{ts,tsx}', /^$/)].map(([file, code]) => [file, wordsOf(file, code)]),
  )
  return Object.entries(german)
    .flatMap(([id, text]) => (text !== undefined && (told.has(id) || typeof text !== 'string') ? [{ id, text }] : []))
    .map(({ id, text }) => ({ id, cases: casesOf(text), test: testOf(text, tests) }))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
}

/** What a text says of nothing, of one and of two. */
function casesOf(text: string | Forms): string[] {
  if (typeof text === 'string') return [text]
  const of = (n: number) => text.other.replaceAll('{n}', String(n))
  return [`0: ${text.zero ?? of(0)}`, `1: ${text.one}`, `2: ${of(2)}`]
}

/** The first test that reads a text. */
function testOf(text: string | Forms, tests: Map<string, string[]>): string {
  for (const [file, words] of tests) if (reads(words, text)) return file
  return OWN_TEST
}

/**
 * Whether a test that expects these words reads a text: one of them has the longest of its words without a placeholder, as words of their own.
 */
export function reads(expected: readonly string[], text: string | Forms): boolean {
  const forms = typeof text === 'string' ? [text] : [text.zero ?? text.other, text.one, text.other]
  return forms.some((form) => {
    const [longest = ''] = form.split(/\{\w+\}/).toSorted((one, other) => other.length - one.length)
    const words = longest.trim()
    if (words.length < MIN_WORDS) return false
    const [before, after] = [/^\p{L}/u.test(words) ? '(?<!\\p{L})' : '', /\p{L}$/u.test(words) ? '(?!\\p{L})' : '']
    const asWords = new RegExp(before + RegExp.escape(words) + after, 'u')
    return expected.some((one) => one.includes(words) && asWords.test(one))
  })
}

/** What a test expects: its texts, templates and patterns. Comments and titles of other things do not count, as nobody is told them. */
export function wordsOf(file: string, code: string): string[] {
  const words: string[] = []
  walk(parseSync(file, code).program, (node) => {
    const { value, regex } = node as { value?: unknown; regex?: { pattern: string } }
    if (regex) words.push(regex.pattern.replace(/\\(?=[^\w])/g, ''))
    else if (node.type === 'Literal' && typeof value === 'string') words.push(value)
    else if (node.type === 'TemplateElement') words.push((value as { cooked: string }).cooked)
  })
  return words
}

/** The words that code tells, also by functions that make what is told. @param sources code by its file */
export function toldIn(sources: Map<string, string>): Set<string> {
  const told = new Set<string>()
  const makers = new Map<string, Node[]>()
  const called = new Set<string>()
  const take = (root: unknown) =>
    walk(root, (node) => {
      if (node.type === 'Literal' && typeof node.value === 'string') told.add(node.value)
      if (node.type === 'CallExpression') called.add(nameOf(node.callee))
    })
  for (const [file, code] of sources) {
    if (!/\bt\(/.test(code)) continue
    walk(parseSync(file, code).program, (node) => {
      if (node.type === 'FunctionDeclaration') makers.set(nameOf(node.id), [...(makers.get(nameOf(node.id)) ?? []), node])
      if (node.type === 'CallExpression' && TELLERS.test(nameOf(node.callee))) take(node.arguments)
      if (node.type === 'Property' && TOLD.test(nameOf(node.key))) take(node.value)
      if (node.type === 'JSXElement' && isRegion(node.openingElement as Node)) take(node.children)
    })
  }
  for (const name of [...called]) if (!/^(t|use[A-Z]\w*|)$/.test(name)) take(makers.get(name) ?? [])
  return told
}

function isRegion({ name, attributes }: Node): boolean {
  const hasRole = (attributes as Node[]).some(
    (one) => nameOf(one.name) === 'role' && /^(status|alert)$/.test(String((one.value as Node | null)?.value)),
  )
  return hasRole || REGIONS.test(nameOf(name))
}

/** The name of an identifier, or of the property that is called. */
function nameOf(node: unknown): string {
  const { name, property } = (node ?? {}) as { name?: unknown; property?: unknown }
  return typeof name === 'string' ? name : property ? nameOf(property) : ''
}

function walk(root: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(root)) for (const each of root) walk(each, visit)
  else if (root && typeof root === 'object') {
    if (typeof (root as Node).type === 'string') visit(root as Node)
    for (const value of Object.values(root)) if (value && typeof value === 'object') walk(value, visit)
  }
}

function sourcesOf(pattern: string, without = /texts\.|\.test\.|\.spec\./): Map<string, string> {
  const files = globSync(pattern)
    .filter((file) => !without.test(file))
    .toSorted()
  return new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))
}

/** The texts of staff, and of the server, which speaks to staff and operators. */
export async function staffTexts(): Promise<Catalogue> {
  const files = globSync('app/**/texts.{staff,server}.de.ts').toSorted()
  const rooms = await Promise.all(files.map((file) => import(`../${file}`) as Promise<{ texts: Catalogue }>))
  return Object.assign({}, ...rooms.map(({ texts }) => texts))
}

/** The table as it is written down. */
export function tableOf(rows: readonly Row[]): string {
  const cell = (text: string) => text.replaceAll('|', '\\|')
  return `# What staff are told

Each toast, announcement, notice and count of the staff's screens with what it says in each of its cases and a test that reads it. Written by \`node scripts/npm.mjs node scripts/staff-sentences.ts\`, checked by [its test](../${OWN_TEST}). Before a new row is committed, ask of each case whether it is true: nothing, one, many; refused, partly done, done by a colleague, offline.

| sentence | cases | test |
| --- | --- | --- |
${rows.map(({ id, cases, test }) => `| ${cell(id)} | ${cell(cases.join('<br>'))} | [${test.split('/').at(-1)}](../${test}) |`).join('\n')}
`
}

/** The rows of the written table. */
export function writtenRows(): Row[] {
  const lines = readFileSync(TABLE, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ') && line.endsWith(') |'))
  return lines.map((line) => {
    const [id = '', cases = '', test = ''] = line
      .slice(2, -2)
      .split(/(?<!\\)\s\|\s/)
      .map((cell) => cell.replaceAll('\\|', '|'))
    return { id, cases: cases.split('<br>'), test: /\(\.\.\/(.*)\)$/.exec(test)?.[1] ?? '' }
  })
}

if (import.meta.main) {
  const rows = rowsOf(await staffTexts())
  writeFileSync(TABLE, tableOf(rows))
  console.log(`${rows.length} rows, ${rows.filter(({ test }) => test === OWN_TEST).length} read by the table's own test alone`)
}
