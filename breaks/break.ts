/** What a break does to the code. The order is that of the table of kinds in README.md. */
export const KINDS = [
  'comparison',
  'off-by-one',
  'guard',
  'ternary',
  'invalidation',
  'effect',
  'condition',
  'text',
  'aria',
  'hidden-button',
  'declaration',
] as const
export type Kind = (typeof KINDS)[number]

/** A place in a source, by offsets, and the text that would break it there. */
export type Change = { kind: Kind; start: number; end: number; text: string }

/** A text edit anchored by what stands there: `before` occurs once in the sound file, `after` once in the broken one. */
export type Edit = { before: string; after: string }

/** One of the breaks of `breaks.json`. */
export type Break = Edit & { id: number; batch: number; room: string; file: string; kind: Kind }

/** @returns the source with the change made */
export function changed(source: string, { start, end, text }: Change): string {
  return source.slice(0, start) + text + source.slice(end)
}

/** @returns the change, and with it the lines of which it would leave nothing but space */
export function withoutEmptyLines(source: string, change: Change): Change {
  const [start, end] = wholeLines(source, change.start, change.end)
  const rest = source.slice(start, change.start) + change.text + source.slice(change.end, end)
  return rest.trim() === '' && end < source.length ? { ...change, start, end: end + 1, text: '' } : change
}

/**
 * The change as an edit of whole lines, as few as make it unique in the sound source and in the broken one.
 * @returns nothing if all lines together do not
 */
export function anchored(source: string, change: Change): Edit | undefined {
  const broken = changed(source, change)
  let [start, end] = wholeLines(source, change.start, change.end)
  for (;;) {
    const before = source.slice(start, end)
    const after = broken.slice(start, end + broken.length - source.length)
    if (occursOnce(source, before) && occursOnce(broken, after)) return { before, after }
    if (start === 0 && end === source.length) return undefined
    // A line below, then one above, and so on.
    if (start === 0 || (end < source.length && after.split('\n').length % 2 === 0)) end = lineEnd(source, end + 1)
    else start = lineStart(source, start - 1)
  }
}

/** @returns the source with the break in it; throws where the code it was drawn for has changed */
export function broken(source: string, { id, file, before, after }: Pick<Break, 'id' | 'file' | 'before' | 'after'>): string {
  if (!occursOnce(source, before)) throw new Error(`Break ${id} no longer fits ${file}: its text must occur there once:\n${before}`)
  return source.replace(before, () => after)
}

/** @returns the source without the break */
export function mended(source: string, { before, after, ...rest }: Pick<Break, 'id' | 'file' | 'before' | 'after'>): string {
  return broken(source, { ...rest, before: after, after: before })
}

function occursOnce(source: string, text: string): boolean {
  const at = source.indexOf(text)
  return text !== '' && at >= 0 && source.indexOf(text, at + 1) < 0
}

function wholeLines(source: string, start: number, end: number): [start: number, end: number] {
  return [lineStart(source, start), lineEnd(source, end)]
}

function lineStart(source: string, offset: number): number {
  return source.lastIndexOf('\n', offset - 1) + 1
}

function lineEnd(source: string, offset: number): number {
  const at = source.indexOf('\n', offset)
  return at < 0 ? source.length : at
}
