import { type ContentNode, fieldChange } from '../content/index.ts'
import type { RichText, RichTextBlock, RichTextInline } from '../platform/rich-text/rich-text.ts'
import { definitionOf } from './definitions.ts'
import { walkFields } from './field-walk.ts'

/** What is looked for in the texts of modules. */
export type TextQuery = { text: string; matchCase: boolean; wholeWord: boolean }

/** A hit: the field's path, which of the hits in that field it is, and the words around it. */
export type TextHit = { path: string; nth: number; before: string; match: string; after: string }

/** So much of a text stands around a hit, cut at a word. */
const CONTEXT_LENGTH = 70

/** All hits in the texts that readers see of a module, in form order. */
export function findInNode({ type, data }: ContentNode, query: TextQuery): TextHit[] {
  const pattern = patternOf(query)
  return [...textFields(type, data)].flatMap(({ path, value }) => {
    const texts = typeof value === 'string' ? [value] : paragraphsOf(value).map((paragraph) => textOf(paragraph))
    let nth = 0
    return texts.flatMap((text) => [...text.matchAll(pattern)].map((match) => hitAt(text, match, path, nth++)))
  })
}

/**
 * The fields of a module with some of the hits replaced: an update for the whole module. In rich text the new words have
 * the marks of the first replaced letter.
 * @param chosen of a hit, by its path and number
 * @returns undefined when nothing is replaced
 */
export function replaceInNode(
  { type, data }: ContentNode,
  query: TextQuery,
  replacement: string,
  chosen: (path: string, nth: number) => boolean,
): Record<string, unknown> | undefined {
  const pattern = patternOf(query)
  let next = data
  const changed = new Set<string>()
  for (const { path, value } of textFields(type, data)) {
    let nth = 0
    const isChosen = () => chosen(path, nth++)
    const replaced =
      typeof value === 'string'
        ? value.replaceAll(pattern, (match) => (isChosen() ? replacement : match))
        : mapParagraphs(value, (runs) => replaceInRuns(runs, pattern, replacement, isChosen))
    if (replaced === value) continue
    next = { ...next, ...fieldChange(next, path, replaced) }
    changed.add(path.split('.')[0] ?? path)
  }
  return changed.size > 0 ? Object.fromEntries([...changed].map((name) => [name, next[name]])) : undefined
}

/** The fields with text for readers: no addresses, anchors or code. */
function* textFields(type: string, data: Record<string, unknown>): Generator<{ path: string; value: string | RichText }> {
  for (const { path, form, value } of walkFields(definitionOf(type)?.fields ?? {}, data)) {
    if (form.kind === 'text' && !form.means && typeof value === 'string' && value) yield { path, value }
    else if (form.kind === 'richText' && value) yield { path, value: value as RichText }
  }
}

function patternOf({ text, matchCase, wholeWord }: TextQuery): RegExp {
  const escaped = RegExp.escape(text)
  // `\b` knows no umlauts.
  const source = wholeWord ? `(?<![\\p{L}\\p{N}_])${escaped}(?![\\p{L}\\p{N}_])` : escaped
  return new RegExp(source, matchCase ? 'gu' : 'giu')
}

function hitAt(text: string, match: RegExpExecArray, path: string, nth: number): TextHit {
  const [start, end] = [match.index, match.index + match[0].length]
  const before = text.slice(0, start).split('\n').at(-1) ?? ''
  const after = text.slice(end).split('\n')[0] ?? ''
  return { path, nth, before: lastWords(before), match: match[0], after: firstWords(after) }
}

function lastWords(text: string): string {
  return text.length > CONTEXT_LENGTH ? `…${text.slice(-CONTEXT_LENGTH).replace(/^\S*\s/, ' ')}` : text
}

function firstWords(text: string): string {
  return text.length > CONTEXT_LENGTH ? `${text.slice(0, CONTEXT_LENGTH).replace(/\s\S*$/, ' ')}…` : text
}

type Runs = RichTextInline[]

/** The runs of all paragraphs, also of those in lists and whatever else contains paragraphs. */
function paragraphsOf(text: RichText): Runs[] {
  const runs: Runs[] = []
  mapParagraphs(text, (paragraph) => {
    runs.push(paragraph)
    return paragraph
  })
  return runs
}

function textOf(runs: Runs): string {
  return runs.map((run) => (run.type === 'text' ? run.text : '\n')).join('')
}

/** A text with its paragraphs changed; itself when none was. */
function mapParagraphs(text: RichText, change: (runs: Runs) => Runs): RichText {
  const mapBlock = <Block extends { content?: unknown[] | undefined }>(block: Block): Block => {
    const { content } = block
    if (!content || content.length === 0) return block
    const isParagraph = content.every((part) => ['text', 'hardBreak'].includes((part as RichTextInline).type))
    const next = isParagraph ? change(content as Runs) : content.map((part) => mapBlock(part as RichTextBlock))
    const isSame = next.length === content.length && next.every((part, index) => part === content[index])
    return isSame ? block : { ...block, content: next }
  }
  return mapBlock(text)
}

function replaceInRuns(runs: Runs, pattern: RegExp, replacement: string, isChosen: () => boolean): Runs {
  const matches = [...textOf(runs).matchAll(pattern)].filter(isChosen)
  if (matches.length === 0) return runs
  let next = runs
  // From the last to the first, so that the places of those before stay.
  for (const match of matches.toReversed()) next = spliceRuns(next, match.index, match.index + match[0].length, replacement)
  return next
}

/** Replaces a part of a paragraph's text; the new words belong to the run in which it begins. */
function spliceRuns(runs: Runs, start: number, end: number, replacement: string): Runs {
  let at = 0
  let isWritten = false
  return runs.flatMap((run): Runs => {
    const length = run.type === 'text' ? run.text.length : 1
    const [from, to] = [Math.max(start - at, 0), Math.min(end - at, length)]
    at += length
    if (from >= to) return [run]
    const words = isWritten ? '' : replacement
    isWritten = true
    if (run.type !== 'text') return words ? [{ type: 'text', text: words }] : []
    const text = run.text.slice(0, from) + words + run.text.slice(to)
    return text ? [{ ...run, text }] : []
  })
}
