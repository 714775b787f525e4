import { beginsWithDate } from './dates-in-lines.ts'

/** What a line of a list begins with. `length` is that of the sign and the blanks behind it. */
export type LineMarker = { kind: 'bullet'; sign: string; length: number } | { kind: 'number'; number: number; sign: string; length: number }

const BULLET = /^([•·▪◦‣●○■–—*-])\s+/
/** These stand for nothing but an item. A dash or a star may also be speech, a minus, a year of birth or a footnote. */
const CLEAR_BULLET = /[•·▪◦‣●○■]/
const NUMBER = /^(\d{1,3})([.)])\s+(?=\S)/

/**
 * The markers of lists in lines of plain text. Numbers are markers only where they run on by one, since a line may as well
 * begin with a date (`24. Dezember`), an opus number or an ordinal (`2. Rang`). Dashes and stars are markers only where the
 * same sign begins several lines.
 * @param beginsPart whether the line begins a paragraph, whatever it begins with
 * @returns the marker of each line; undefined for a line that begins with words
 */
export function markersOf(lines: string[], beginsPart: (index: number) => boolean): (LineMarker | undefined)[] {
  const candidates = lines.map(candidateOf)
  const markers: (LineMarker | undefined)[] = lines.map(() => undefined)
  for (const run of runsOf(lines, candidates)) {
    const [first] = run
    const marker = first === undefined ? undefined : candidates[first]
    if (!marker || first === undefined) continue
    const isClear = marker.kind === 'bullet' && CLEAR_BULLET.test(marker.sign)
    if (isClear || (run.length > 1 && beginsPart(first))) for (const index of run) markers[index] = candidates[index]
  }
  return markers
}

function candidateOf(line: string): LineMarker | undefined {
  const bullet = BULLET.exec(line)
  if (bullet) {
    const sign = bullet[1] ?? ''
    // `– Pause –` is a line between two dashes.
    return line.length > bullet[0].length && line.endsWith(sign) && !CLEAR_BULLET.test(sign)
      ? undefined
      : { kind: 'bullet', sign, length: bullet[0].length }
  }
  const number = NUMBER.exec(line)
  if (!number || beginsWithDate(line)) return undefined
  return { kind: 'number', number: Number(number[1]), sign: number[2] ?? '', length: number[0].length }
}

/** Lines whose markers belong together, with the lines that go on in their items between them. */
function runsOf(lines: string[], candidates: (LineMarker | undefined)[]): number[][] {
  const runs: number[][] = []
  let open: number[] = []
  for (const [index, marker] of candidates.entries()) {
    if (marker) {
      const last = candidates[open.at(-1) ?? -1]
      if (last && follows(last, marker)) open.push(index)
      else {
        open = [index]
        runs.push(open)
      }
      // A paragraph of its own, behind an empty line, ends a list.
    } else if (lines[index] && index > 0 && !lines[index - 1]) open = []
  }
  // `24.` and `25.`, then `31.`: no numbers of a list.
  return runs.filter((run, place) => !isBrokenCount(candidates, run, runs[place + 1]) && !isBrokenCount(candidates, runs[place - 1], run))
}

function follows(last: LineMarker, marker: LineMarker): boolean {
  if (last.sign !== marker.sign) return false
  return last.kind === 'bullet' || (marker.kind === 'number' && marker.number === last.number + 1)
}

/** Whether numbers in lines that follow each other directly leave some out, and do not begin again at 1. */
function isBrokenCount(candidates: (LineMarker | undefined)[], run: number[] | undefined, next: number[] | undefined): boolean {
  const [end, start] = [run?.at(-1), next?.[0]]
  if (end === undefined || start !== end + 1) return false
  const [last, first] = [candidates[end], candidates[start]]
  return last?.kind === 'number' && first?.kind === 'number' && last.sign === first.sign && first.number !== 1
}
