// `npm run breaks`: draws breaks of the code from a seed, lays them in a clone, and tells which tests find them (README.md beside
// this file).
import { parseArgs } from 'node:util'
import type { Break } from './break.ts'
import { readImports } from './import-graph.ts'
import { type BreakList, drawList, readList, writeList } from './list.ts'
import { writeReport } from './report.ts'
import { addResult, firstFinder, readResults, writeResults } from './results.ts'
import { openScratchClone } from './scratch-clone.ts'
import { searchByCheck, searchByRelatedTests, searchBySuite } from './suite.ts'

const USAGE = `npm run breaks -- draw [--seed N]         draws breaks anew; results of earlier ones are void
npm run breaks -- lay BATCH [--at REVISION]        lays a batch in a clone and says where that is
npm run breaks -- check BATCH                      looks for a batch by the static checks
npm run breaks -- run BATCH [--suite COMMAND] [--alone COMMAND] [--name new|old] [--at REVISION]
                                                   looks for a batch by a suite
npm run breaks -- related BATCH                    looks for a batch by the unit tests that import what is broken
npm run breaks -- table                            writes the tables of the README
Instead of a BATCH, --breaks 3,17 takes single ones, --missed those that the new suite has missed.`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string' },
    at: { type: 'string' },
    suite: { type: 'string', default: 'npm test' },
    alone: { type: 'string' },
    name: { type: 'string', default: 'new' },
    breaks: { type: 'string' },
    missed: { type: 'boolean', default: false },
  },
})
const [action = '', batch] = positionals
/** A suite that cannot run single files is run whole with each break alone. */
const alone = values.alone ?? (values.suite === 'npm test' ? 'npm test --' : `${values.suite} #`)

await act()

async function act(): Promise<void> {
  if (action === 'draw') {
    const list = await drawList(values.seed ? Number(values.seed) : readList().seed)
    writeList(list)
    writeResults({})
    return writeReport(list, {})
  }
  const list = readList()
  if (action === 'table') return writeReport(list, readResults())
  const breaks = chosen(list)
  if (breaks.length === 0 || !['lay', 'check', 'run', 'related'].includes(action)) {
    console.error(USAGE)
    process.exitCode = 2
    return
  }
  const clone = openScratchClone(values.at)
  const onFound = (id: number, found: Parameters<typeof addResult>[3]['found']) => record(list, id, found)
  if (action === 'lay') {
    clone.lay(breaks)
    console.log(`${breaks.length} breaks are laid in ${clone.folder}`)
  }
  if (action === 'check') searchByCheck({ clone, onFound }, breaks)
  if (action === 'related') searchByRelatedTests({ clone, onFound }, breaks)
  if (action === 'run') {
    const unexplained = searchBySuite({ clone, graph: await readImports(), suite: values.suite, alone, onFound }, breaks)
    // The stories with pretix are an addition to a suite, and no suite.
    if (!/pretix/.test(values.suite)) for (const { id } of breaks) record(list, id, {}, true)
    for (const { file, test } of unexplained) console.log(`No break alone shows it: ${file} › ${test}`)
  }
  tell(breaks)
}

/** The breaks of the command line. */
function chosen({ breaks }: BreakList): Break[] {
  const ids = values.breaks?.split(',').map(Number)
  if (ids) return breaks.filter(({ id }) => ids.includes(id))
  if (values.missed) return breaks.filter(({ id }) => firstFinder(readResults().new?.[id]) === 'nobody')
  return breaks.filter((one) => String(one.batch) === batch)
}

function record(list: BreakList, id: number, found: Parameters<typeof addResult>[3]['found'], whole = false): void {
  const results = readResults()
  addResult(results, values.name, id, { whole, found })
  writeResults(results)
  writeReport(list, results)
}

function tell(breaks: readonly Break[]): void {
  const own = readResults()[values.name]
  for (const { id, room, kind, file } of breaks)
    console.log(`${id} ${room} ${kind} ${file}: ${firstFinder(own?.[id]) ?? 'not found so far'}`)
}
