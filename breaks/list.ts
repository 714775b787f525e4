import { readFileSync } from 'node:fs'
import { batchesOf } from './batches.ts'
import type { Break, Edit } from './break.ts'
import { type Candidate, candidatesIn, editOf } from './candidates.ts'
import { draw } from './draw.ts'
import { type ImportGraph, readImports } from './import-graph.ts'
import { breakableFiles, roomOf } from './rooms.ts'
import { writeFormatted } from './write-formatted.ts'

/** The breaks and the seed that they were drawn from. */
export type BreakList = { seed: number; breaks: Break[] }

const LIST_FILE = 'breaks/breaks.json'

/** Two breaks of one room in a batch are worse than two of rooms that import each other, and those worse than shared tests. */
const SAME_ROOM = 1000
const ROOMS_TOUCH = 20

/** Draws breaks from the checkout that the process runs in. */
export async function drawList(seed: number): Promise<BreakList> {
  const files = breakableFiles()
  const edits = new Map<Candidate, Edit>()
  const isSound = (one: Candidate) => {
    const edit = editOf(one)
    if (edit) edits.set(one, edit)
    return edit !== undefined
  }
  const drawn = draw(candidatesIn(files), { seed, sizes: roomSizes(files), isSound })
  const graph = await readImports()
  const batches = batchesOf(drawn, (one, other) => touch(one, other, graph))
  const breaks = drawn
    .map(({ room, file, kind }, at) => ({ batch: batches[at] ?? 0, room, file, kind, ...(edits.get(drawn[at] as Candidate) as Edit) }))
    .sort((a, b) => a.batch - b.batch || (a.file < b.file ? -1 : 1))
  return { seed, breaks: breaks.map((one, index) => ({ id: index + 1, ...one })) }
}

/** @returns the committed list */
export function readList(): BreakList {
  return JSON.parse(readFileSync(LIST_FILE, 'utf8'))
}

export function writeList(list: BreakList): void {
  writeFormatted(LIST_FILE, JSON.stringify(list, null, 2))
}

/** @returns how many lines each room has */
function roomSizes(files: readonly string[]): Map<string, number> {
  const sizes = new Map<string, number>()
  for (const file of files) sizes.set(roomOf(file), (sizes.get(roomOf(file)) ?? 0) + readFileSync(file, 'utf8').split('\n').length)
  return sizes
}

/** What it costs to have two breaks in one batch: how hard it is to tell which of them made a test fail. */
function touch(one: Candidate, other: Candidate, graph: ImportGraph): number {
  const shared = graph.testsOf(one.file).filter((test) => graph.reaches(test, other.file)).length
  const rooms = one.room === other.room ? SAME_ROOM : graph.touch(one.room, other.room) ? ROOMS_TOUCH : 0
  return rooms + shared
}
