// How long the worker takes to read what planning offices send: a calendar of 5,000 entries with rules, and sheets of 20,000
// rows. It may take 200 MB of heap there; with more it would fail. The processor's time is that of all threads, which tells more
// where the machine is busy with other things.
import { write } from 'hucre'
import type { ParseResult, ParseTask } from '../app/imports/parse-file-worker.server.ts'
import { workerUrl } from '../app/imports/parse-file-worker.server.ts'
import { runIsolated } from '../app/platform/isolated-worker/isolated-worker.ts'
import { printTable } from './table.ts'

const ENTRIES = 5000
const ROWS = 20_000
const RUNS = 5
const LIMITS = { memoryMb: 200, milliseconds: 60_000 }
const GOALS_S = { calendar: 1.5, sheet: 3 }

const FILES = [
  { name: `calendar, ${ENTRIES} entries with rules`, bytes: calendar(), goal: GOALS_S.calendar },
  { name: `workbook, ${ROWS} rows`, bytes: await workbook(), goal: GOALS_S.sheet },
  {
    name: `CSV, ${ROWS} rows`,
    bytes: new TextEncoder().encode(
      rows()
        .map((row) => row.join(';'))
        .join('\r\n'),
    ),
    goal: GOALS_S.sheet,
  },
]
const measured: string[][] = []
for (const { name, bytes, goal } of FILES) measured.push([name, ...(await measure(bytes)), String(goal)])
printTable(['read in the worker', 'performances', 'median, s', 'slowest, s', 'processor, s', 'goal, s'], measured)

async function measure(bytes: Uint8Array): Promise<string[]> {
  const times: number[] = []
  const before = process.cpuUsage()
  let lines = 0
  for (let run = 0; run < RUNS; run += 1) {
    const task: ParseTask = { bytes, meanings: {}, host: '', yearFrom: '2026-08-01' }
    const started = performance.now()
    const result = await runIsolated<ParseResult>(workerUrl, task, LIMITS)
    times.push(performance.now() - started)
    if ('unreadable' in result) throw new Error(result.unreadable)
    lines = result.lines.filter(({ value }) => value).length
  }
  times.sort((one, other) => one - other)
  const { user, system } = process.cpuUsage(before)
  const seconds = (ms: number | undefined) => ((ms ?? 0) / 1000).toFixed(2)
  return [String(lines), seconds(times[Math.floor(RUNS / 2)]), seconds(times.at(-1)), seconds((user + system) / 1000 / RUNS)]
}

/** A season of a large house as a planning system writes it: each entry repeats, some with an exception and an override. */
function calendar(): Uint8Array {
  const entries = Array.from({ length: ENTRIES }, (_, index) => {
    const day = String(1 + (index % 28)).padStart(2, '0')
    const start = `2027${String(1 + (index % 12)).padStart(2, '0')}${day}T${String(10 + (index % 12)).padStart(2, '0')}0000`
    const names = [`UID:e${index}`, `SUMMARY:Stück ${index % 60}`, `LOCATION:Saal ${index % 8}`]
    const times = [`DTSTART;TZID=Europe/Berlin:${start}`, 'DURATION:PT2H', `RRULE:FREQ=WEEKLY;COUNT=${2 + (index % 3)}`]
    return ['BEGIN:VEVENT', ...names, ...times, ...(index % 5 === 0 ? [`EXDATE;TZID=Europe/Berlin:${start}`] : []), 'END:VEVENT']
  })
  return new TextEncoder().encode(['BEGIN:VCALENDAR', 'VERSION:2.0', ...entries.flat(), 'END:VCALENDAR'].join('\r\n'))
}

function rows(): string[][] {
  const begin = Temporal.PlainDate.from('2026-09-01')
  const all = Array.from({ length: ROWS }, (_, index) => {
    const { day, month, year } = begin.add({ days: index % 300 })
    return [
      `Stück ${index % 60}`,
      `Saal ${index % 8}`,
      `${day}.${month}.${year}`,
      `${10 + (index % 12)}:${index % 60}`.replace(/:(\d)$/, ':0$1'),
      `P${index}`,
    ]
  })
  return [['Produktion', 'Raum', 'Datum', 'Uhrzeit', 'Kennung'], ...all]
}

async function workbook(): Promise<Uint8Array> {
  return new Uint8Array(await write({ sheets: [{ name: 'Spielplan', rows: rows() }] }))
}
