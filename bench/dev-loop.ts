// `npm run dev` with the stopwatch: the first page of a new data folder, with no house kept filled and with one; then how long a
// changed text, component, style and server file take until they are served; a server file broken and mended; and what is left
// after Ctrl+C. Seconds, and processor seconds of the whole group, which depend less on what else the machine does.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '../tests/support/free-port.ts'
import { printTable } from './table.ts'

const POLL_MS = 20
const PATIENCE_MS = 240_000
const CLOCK_TICKS = 100
const TEXT = { file: 'app/shell/texts.de.ts', from: 'Zum Inhalt springen', to: 'Zum Inhalt hüpfen' }
const STYLE = { file: 'app/shell/SkipLink.module.css', from: '.skip {', to: '.skip { --bench: 1;' }
const COMPONENT = { file: 'app/shell/SkipLink.tsx', from: '<a className', to: '<a data-bench="" className' }
const SERVER = { file: 'app/platform/http/health.ts', from: "'/healthz'", to: "'/healthz-bench'" }
const BROKEN = { file: SERVER.file, from: 'import ', to: 'imp ort ' }

type Change = { file: string; from: string; to: string }
type Answer = { status: number; text: string }
type Running = { child: ChildProcess; url: string; folder: string }

/** What was changed, as it was, to be put back whatever happens. */
const originals = new Map<string, string>()
const restore = () => {
  for (const [file, text] of originals) writeFileSync(file, text)
}
process.once('exit', restore)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1))

const cache = mkdtempSync(join(tmpdir(), 'foyer-dev-cache-'))
const rows: (string | number)[][] = []
let running: Running | undefined
try {
  running = await start('first page, nothing kept')
  await stop(running, 'ended by Ctrl+C')
  running = await start('first page, a filled house kept')
  const { url } = running
  await shown(running, 'text', TEXT, '/de', ({ text }) => text.includes(TEXT.to))
  await shown(running, 'component', COMPONENT, '/de', ({ text }) => text.includes('data-bench'))
  await shown(running, 'style', STYLE, `/${STYLE.file}?direct`, ({ text }) => text.includes('--bench'))
  await shown(running, 'server file', SERVER, '/healthz-bench', ({ status }) => status === 200)
  await shown(running, 'server file, broken', BROKEN, '/de', ({ status }) => status === 500)
  console.log(`${(await get(`${url}/de`)).status === 200 ? 'mended' : 'STILL BROKEN'} after the last`)
  await stop(running, 'ended by Ctrl+C')
} finally {
  running?.child.kill('SIGTERM')
  rmSync(cache, { recursive: true, force: true })
}
printTable(['npm run dev', 'seconds', 'processor seconds', 'failed answers'], rows)

async function start(name: string): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-dev-'))
  const port = await freePort()
  const startedAt = performance.now()
  const child = spawn('npm', ['run', 'dev'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    // A group of its own, as a terminal makes one.
    detached: true,
    env: { ...process.env, DATA_DIR: folder, PORT: String(port), HOST: '127.0.0.1', XDG_CACHE_HOME: cache },
  })
  process.once('exit', () => signalGroup(child, 'SIGTERM'))
  const url = `http://127.0.0.1:${port}`
  await until(url, '/de', ({ status }) => status === 200)
  note(name, startedAt, processorSeconds(child))
  return { child, url, folder }
}

/** Changes a file, waits until that is served, puts it back and waits for that too. */
async function shown({ child, url }: Running, name: string, change: Change, path: string, isShown: (answer: Answer) => boolean) {
  const original = readFileSync(change.file, 'utf8')
  if (!original.includes(change.from)) throw new Error(`${change.file} does not say ${change.from}`)
  originals.set(change.file, original)
  for (const [way, text, isDone] of [
    [name, original.replace(change.from, change.to), isShown],
    [`${name}, put back`, original, (answer: Answer) => !isShown(answer)],
  ] as const) {
    const before = processorSeconds(child)
    const startedAt = performance.now()
    writeFileSync(change.file, text)
    const failed = await until(url, path, isDone)
    note(way, startedAt, processorSeconds(child) - before, change === BROKEN ? '' : failed)
  }
}

async function stop({ child, folder }: Running, name: string): Promise<void> {
  const startedAt = performance.now()
  const before = processorSeconds(child)
  const ended = new Promise((resolve) => child.once('exit', resolve))
  signalGroup(child, 'SIGINT')
  await ended
  note(name, startedAt, Math.max(0, processorSeconds(child) - before))
  await setTimeout(500)
  console.log(`processes left: ${groupOf(child).length}`)
  rmSync(folder, { recursive: true, force: true })
}

function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (pid) process.kill(-pid, signal)
  } catch {
    // all of it has ended
  }
}

/** Asks until an answer is the one waited for. @returns how many answers before it were errors of the server */
async function until(url: string, path: string, isDone: (answer: Answer) => boolean): Promise<number> {
  const deadline = performance.now() + PATIENCE_MS
  let failed = 0
  while (performance.now() < deadline) {
    const answer = await get(`${url}${path}`)
    if (isDone(answer)) return failed
    if (answer.status >= 500) failed += 1
    await setTimeout(POLL_MS)
  }
  throw new Error(`${path} did not become what it should`)
}

function get(address: string): Promise<Answer> {
  return fetch(address).then(
    async (response) => ({ status: response.status, text: await response.text() }),
    () => ({ status: 0, text: '' }),
  )
}

/** The processes of a group, each with its processor seconds. */
function groupOf({ pid }: ChildProcess): number[] {
  const lines = execFileSync('ps', ['-e', '-o', 'pgid=,pid='], { encoding: 'utf8' }).trim().split('\n')
  return lines.map((line) => line.trim().split(/\s+/).map(Number)).flatMap(([group, one]) => (group === pid && one ? [one] : []))
}

function processorSeconds(child: ChildProcess): number {
  return groupOf(child).reduce((sum, pid) => sum + secondsOf(pid), 0)
}

function secondsOf(pid: number): number {
  try {
    const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
    const [user, system] = fields.split(' ').slice(11, 13).map(Number)
    return ((user ?? 0) + (system ?? 0)) / CLOCK_TICKS
  } catch {
    return 0
  }
}

function note(name: string, startedAt: number, processor: number, failed: string | number = ''): void {
  rows.push([name, ((performance.now() - startedAt) / 1000).toFixed(1), processor.toFixed(1), failed])
}
