import { diff3Merge } from 'node-diff3'
import { isTextBlock } from '../../platform/rich-text/blocks.ts'
import type { RichText, RichTextBlock, RichTextInline } from '../../platform/rich-text/rich-text.ts'

/** Ends a sentence or a block among the pieces of a text: what is changed before it does not touch what is changed after it. */
const END = '\u0000'

/**
 * A value of a field that two people have changed, with the changes of both, when it is a text and they changed different
 * sentences of it, or a list and they changed different rows of it. Symmetric.
 * @param base what both began with
 * @returns undefined when they changed the same sentence or row, or the value is neither
 */
export function mergeValues(base: unknown, mine: unknown, theirs: unknown): unknown {
  if (typeof base === 'string' && typeof mine === 'string' && typeof theirs === 'string') return mergeSentences(base, mine, theirs)
  if (isRichText(base) && isRichText(mine) && isRichText(theirs)) return mergeRichTexts(base, mine, theirs)
  if (isRows(base) && isRows(mine) && isRows(theirs)) return mergeRows(base, mine, theirs)
  return undefined
}

function mergeRows(base: Row[], mine: Row[], theirs: Row[]): Row[] | undefined {
  const json = (rows: Row[]) => rows.map(canonicalJson)
  return mergePieces(json(base), json(mine), json(theirs))?.map((row) => JSON.parse(row) as Row)
}

function mergeSentences(base: string, mine: string, theirs: string): string | undefined {
  return mergePieces(sentencesOf(base), sentencesOf(mine), sentencesOf(theirs))?.join('')
}

/** The sentences of a text, each with the space behind it; line breaks end a sentence too. */
function sentencesOf(text: string): string[] {
  return text.match(/[^.!?…\n]+[.!?…]*["“”»«)\]]*\s*|[.!?…\n]+\s*/g) ?? []
}

function mergeRichTexts(base: RichText, mine: RichText, theirs: RichText): RichText | undefined {
  const content = mergeBlocks(base.content, mine.content, theirs.content)
  return content && { ...base, content }
}

/** Whole blocks that one side changed; of those that both changed, paragraphs and headings by sentence. */
function mergeBlocks(base: RichTextBlock[], mine: RichTextBlock[], theirs: RichTextBlock[]): RichTextBlock[] | undefined {
  const json = (blocks: RichTextBlock[]) => blocks.map(canonicalJson)
  const parse = (pieces: string[]) => pieces.map((piece) => JSON.parse(piece) as RichTextBlock)
  const merged: RichTextBlock[] = []
  for (const { ok, conflict } of regionsOf(json(base), json(mine), json(theirs))) {
    const blocks = conflict ? mergeTextBlocks(parse(conflict.o), parse(conflict.a), parse(conflict.b)) : parse(ok ?? [])
    if (!blocks) return undefined
    merged.push(...blocks)
  }
  return merged
}

/** As many paragraphs or headings, each merged with its counterparts. */
function mergeTextBlocks(base: RichTextBlock[], mine: RichTextBlock[], theirs: RichTextBlock[]): RichTextBlock[] | undefined {
  if (base.length !== mine.length || base.length !== theirs.length) return undefined
  const merged = base.map((block, index) => mergeTextBlock(block, mine[index], theirs[index]))
  return merged.every((block) => block !== undefined) ? merged : undefined
}

function mergeTextBlock(base: RichTextBlock, mine?: RichTextBlock, theirs?: RichTextBlock): RichTextBlock | undefined {
  if (!mine || !theirs || !isTextBlock(base) || !isTextBlock(mine) || !isTextBlock(theirs)) return undefined
  const attributes = [base, mine, theirs].map(({ type, attrs }) => canonicalJson([type, attrs ?? null]))
  if (new Set(attributes).size > 1) return undefined
  const [o, a, b] = [base, mine, theirs].map(({ content = [] }) => content.flatMap(inlinePiecesOf))
  const pieces = mergePieces(o ?? [], a ?? [], b ?? [])
  if (!pieces) return undefined
  const content = joined(pieces.map((piece) => JSON.parse(piece) as RichTextInline))
  const { content: _, ...empty } = base
  return content.length > 0 ? { ...empty, content } : empty
}

/** A text node as one node for each of its sentences. */
function inlinePiecesOf(inline: RichTextInline): string[] {
  if (inline.type !== 'text') return [canonicalJson(inline)]
  return sentencesOf(inline.text).map((text) => canonicalJson({ ...inline, text }))
}

/** Neighbouring text nodes with the same marks as one. */
function joined(inlines: RichTextInline[]): RichTextInline[] {
  const result: RichTextInline[] = []
  for (const inline of inlines) {
    const last = result.at(-1)
    if (last?.type === 'text' && inline.type === 'text' && canonicalJson(last.marks) === canonicalJson(inline.marks))
      result[result.length - 1] = { ...last, text: last.text + inline.text }
    else result.push(inline)
  }
  return result
}

/** Three-way merge of lists; undefined when both sides changed the same piece, or put different ones in the same place. */
function mergePieces(base: string[], mine: string[], theirs: string[]): string[] | undefined {
  const regions = regionsOf(base, mine, theirs)
  return regions.some(({ conflict }) => conflict) ? undefined : regions.flatMap(({ ok }) => ok ?? [])
}

/** A part of the merged list, or what the three lists have where both sides changed it: `o` the base, `a` mine, `b` theirs. */
type MergeRegion = { ok?: string[]; conflict?: Record<'o' | 'a' | 'b', string[]> }

function regionsOf(base: string[], mine: string[], theirs: string[]): MergeRegion[] {
  const withEnds = (pieces: string[]) => pieces.flatMap((piece) => [piece, END])
  const withoutEnds = (pieces: string[]) => pieces.filter((piece) => piece !== END)
  const regions: MergeRegion[] = diff3Merge(withEnds(mine), withEnds(base), withEnds(theirs), { excludeFalseConflicts: true })
  return regions.map(({ ok, conflict }) => {
    if (!conflict) return { ok: withoutEnds(ok ?? []) }
    const [o, a, b] = [conflict.o, conflict.a, conflict.b].map(withoutEnds) as [string[], string[], string[]]
    const added = besideChange(o, a, b) ?? besideChange(o, b, a)
    return added ? { ok: added } : { conflict: { o, a, b } }
  })
}

/** What one side has added right before or behind pieces that the other has changed; undefined when it did more than that. */
function besideChange(base: string[], adding: string[], changed: string[]): string[] | undefined {
  const count = adding.length - base.length
  if (base.length === 0 || count <= 0) return undefined
  if (base.every((piece, index) => piece === adding[index + count])) return [...adding.slice(0, count), ...changed]
  if (base.every((piece, index) => piece === adding[index])) return [...changed, ...adding.slice(base.length)]
  return undefined
}

/** JSON in which the order of an object's keys does not matter: the database has its own. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([left], [right]) => (left < right ? -1 : 1)))
      : part,
  )
}

/** A row of a list, such as a person of the cast. */
type Row = Record<string, unknown>

function isRows(value: unknown): value is Row[] {
  return Array.isArray(value) && value.every((row) => typeof row === 'object' && row !== null && !Array.isArray(row))
}

function isRichText(value: unknown): value is RichText {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === 'doc'
}
