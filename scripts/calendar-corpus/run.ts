// Compares how calendars are read here and by an independent implementation: `npm run corpus [-- FOLDER…] [--record]`.
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cacheFolder } from '../cache-folder.ts'
import { ensurePythonEnvironment } from '../python-environment.ts'
import { generateCalendar } from './generate.ts'
import { ourOccurrences } from './ours.ts'
import { RECORDED_CALENDARS, recordAnswers } from './recorded.ts'

const GENERATED = 1500
const PACKAGES = ['icalendar==7.3.2', 'recurring-ical-events==3.8.2', 'tzdata==2026.6']
const MAX_SHOWN = 10
const MAX_OUTPUT_BYTES = 512 * 1024 * 1024

type Calendar = { name: string; text: string }

const args = process.argv.slice(2)
const folders = args.filter((arg) => !arg.startsWith('--'))
const generated = Array.from({ length: GENERATED }, (_, seed): Calendar => ({ name: `seed ${seed}`, text: generateCalendar(seed).text }))
const found = folders.flatMap(calendarsIn)
const calendars = [...generated, ...found]
const answers = askOracle(calendars.map(({ text }) => text))
report('generated', generated, answers.slice(0, GENERATED))
if (found.length > 0) report('found', found, answers.slice(GENERATED))
if (args.includes('--record')) {
  recordAnswers(answers.slice(0, RECORDED_CALENDARS).map((answer) => (typeof answer === 'string' ? [] : answer)))
  console.log(`The answers to the first ${RECORDED_CALENDARS} are recorded.`)
}

function calendarsIn(folder: string): Calendar[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ics'))
    .map((name) => ({ name, text: new TextDecoder().decode(readFileSync(join(folder, name))) }))
}

/** What the other implementation says: sorted lines for each calendar, or why it could not be read. */
function askOracle(texts: string[]): (string[] | string)[] {
  const programs = ensurePythonEnvironment(join(cacheFolder('python'), PACKAGES.join('-')), {
    name: 'The other reader of calendars',
    packages: PACKAGES,
    oldest: [3, 11],
  })
  const { status, stdout, stderr } = spawnSync(join(programs, 'python'), [join(import.meta.dirname, 'oracle.py')], {
    input: JSON.stringify(texts),
    encoding: 'utf8',
    maxBuffer: MAX_OUTPUT_BYTES,
  })
  if (status !== 0) throw new Error(stderr)
  return JSON.parse(stdout)
}

function report(kind: string, list: Calendar[], oracle: (string[] | string)[]): void {
  const counts = { same: 0, refused: 0, faults: 0, different: 0 }
  for (const [index, { name, text }] of list.entries()) {
    const said = oracle[index] ?? []
    const { lines, faults } = ourOccurrences(text)
    if (typeof said === 'string') {
      counts.refused += 1
      if (kind === 'found') console.log(`${name}: only here, ${lines.length} times; there ${said.slice(0, 100)}`)
      continue
    }
    const [missing, surplus] = [said.filter((line) => !lines.includes(line)), lines.filter((line) => !said.includes(line))]
    if (missing.length + surplus.length === 0) counts.same += 1
    else if (faults.length > 0) counts.faults += 1
    else counts.different += 1
    if (missing.length + surplus.length > 0 && counts.different + counts.faults <= MAX_SHOWN * (kind === 'found' ? 20 : 1))
      console.log(
        `${name}: only there ${missing.slice(0, 3).join(' | ')}; only here ${surplus.slice(0, 3).join(' | ')}; faults ${faults.slice(0, 3)}`,
      )
  }
  console.log(
    `${kind}: ${list.length}, the same ${counts.same}, different ${counts.different}, a line that says why not ${counts.faults}, unreadable there ${counts.refused}`,
  )
}
