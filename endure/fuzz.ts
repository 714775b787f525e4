// Every endpoint of the site's OpenAPI document and of the admin area, with valid and invalid input, as a visitor and as
// a user of each role: no response of 500 or more, and no request without a response.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type BuiltInRole, ROLES } from '../app/platform/auth/roles.ts'
import { printTable } from '../bench/table.ts'
import { hubPaths } from './hub-calls.ts'
import { addPeople, inFolder, logInAs, type Program, sandboxShop, site } from './program.ts'
import type { Trial } from './trial.ts'

const VENV = resolve('node_modules', '.cache', 'foyer', 'schemathesis')
const SCHEMATHESIS = 'schemathesis==4.32.5'
const HANG_S = 10
/** It would end the caller's session, and all later calls would be a visitor's. */
const LOGOUT = /^\/api\/user-logout\b/
const SHOP_TOKEN = 'nur-fuer-diese-pruefung'

type Caller = BuiltInRole | 'visitor'
/** Only the first fault of each endpoint is reported. */
type Tally = { calls: number; statuses: Record<string, number>; faults: Record<string, string>; slowest: number; slowestCall: string }
type Document = { paths: Record<string, object> }
type Share = { document: Document; calls: number; seconds: number; folder: string }

export const trial: Trial = async ({ calls, minutes }) => {
  const schemathesis = ensureSchemathesis()
  if (!schemathesis) return ['Schemathesis cannot be had here (python3 with venv and pip is needed); the fuzzer was not run']
  return inFolder(async (folder) => {
    const shop = await sandboxShop(join(folder, 'shop'), { SHOP_TOKEN })
    await shop.start()
    await addPeople({ DATA_DIR: folder })
    const server = await site(folder, { DEMO_HOUSE: 'on', SHOP_URL: shop.url, SHOP_TOKEN, OUTSIDE_LINKS: 'off' })
    await server.start()
    const document = await documentOf(server)
    const callers: Caller[] = ['visitor', ...ROLES]
    const share = { calls: Math.ceil(calls / callers.length), seconds: Math.ceil((minutes * 60) / callers.length) }
    const tallies: [Caller, Tally][] = []
    try {
      for (const caller of callers) tallies.push([caller, await fuzzAs(schemathesis, server, caller, { ...share, document, folder })])
    } finally {
      await server.stop()
      await shop.stop()
    }
    printTable(
      ['as', 'calls', '2xx', '401', 'other 4xx', '5xx', 'hangs', 'slowest, s'],
      tallies.map(([caller, tally]) => [
        caller,
        tally.calls,
        countOf(tally, /^2/),
        countOf(tally, /^401/),
        countOf(tally, /^4(?!01)/),
        countOf(tally, /^5/),
        countOf(tally, /^none/),
        tally.slowest.toFixed(1),
      ]),
    )
    for (const [caller, { slowestCall }] of tallies) console.log(`The slowest call as ${caller}: ${slowestCall}`)
    return tallies.flatMap(([caller, { faults }]) => Object.values(faults).map((fault) => `as ${caller}: ${fault}`))
  })
}

/** Path of the fuzzer, installed into the project's cache if it is missing; undefined where it cannot be installed. */
function ensureSchemathesis(): string | undefined {
  const program = join(VENV, 'bin', 'schemathesis')
  if (existsSync(program)) return program
  mkdirSync(VENV, { recursive: true })
  const isMade = spawnSync('python3', ['-m', 'venv', VENV], { stdio: 'ignore' }).status === 0
  const isIn = isMade && spawnSync(join(VENV, 'bin', 'pip'), ['install', '--quiet', SCHEMATHESIS], { stdio: 'inherit' }).status === 0
  return isIn ? program : undefined
}

/** All endpoints: the site's own document together with those of the admin area. */
async function documentOf({ url }: Program): Promise<Document> {
  const document = (await (await fetch(`${url}/api/openapi.json`)).json()) as Document
  return { ...document, paths: { ...hubPaths(), ...document.paths } }
}

/**
 * Runs each endpoint a few times with generated input, then as many as the bounds allow with every boundary value of each
 * field; in a different order for each caller, because the second phase would take a million calls to complete.
 */
async function fuzzAs(schemathesis: string, server: Program, caller: Caller, { document, ...share }: Share): Promise<Tally> {
  const isFor = (path: string) => caller === 'visitor' || !LOGOUT.test(path)
  const paths = Object.entries(document.paths)
    .filter(([path]) => isFor(path))
    .sort(() => Math.random() - 0.5)
  const file = join(share.folder, 'calls.json')
  writeFileSync(file, JSON.stringify({ ...document, paths: Object.fromEntries(paths) }))
  const operations = paths.reduce((sum, [, methods]) => sum + Object.keys(methods).length, 0)
  const half = { file, folder: share.folder, calls: Math.ceil(share.calls / 2), seconds: Math.ceil(share.seconds / 2) }
  const each = Math.ceil(half.calls / operations)
  const headers = await headersOf(server, caller)
  const first = await runOnce(schemathesis, server, headers, half, ['--phases', 'examples,fuzzing', '--max-examples', String(each)])
  const rest = { ...half, calls: Math.max(1, share.calls - first.calls) }
  return sumOf(first, await runOnce(schemathesis, server, headers, rest, ['--phases', 'coverage']))
}

async function runOnce(
  schemathesis: string,
  server: Program,
  headers: Record<string, string>,
  { file, folder, calls, seconds }: { file: string; folder: string; calls: number; seconds: number },
  phases: string[],
): Promise<Tally> {
  const tallyFile = join(folder, 'tally.json')
  rmSync(tallyFile, { force: true })
  const args = ['run', file, '--url', server.url, '--workers', '2', '--checks', 'not_a_server_error', ...phases]
  args.push('--continue-on-failure', '--no-shrink', '--suppress-health-check', 'all', '--generation-database', 'none')
  args.push('--max-time', String(seconds), '--request-timeout', String(HANG_S), '--warnings', 'off')
  const child = spawn(schemathesis, args, {
    stdio: 'ignore',
    cwd: folder,
    env: {
      ...process.env,
      PYTHONPATH: join(process.cwd(), 'endure'),
      SCHEMATHESIS_HOOKS: 'fuzz_hooks',
      FUZZ_HEADERS: JSON.stringify(headers),
      FUZZ_URL: server.url,
      FUZZ_TALLY: tallyFile,
      FUZZ_CALLS: String(calls),
    },
  })
  await new Promise((resolve) => child.once('exit', resolve))
  if (!existsSync(tallyFile)) throw new Error('Schemathesis made no call.')
  return JSON.parse(readFileSync(tallyFile, 'utf8'))
}

function sumOf(a: Tally, b: Tally): Tally {
  const statuses = { ...a.statuses }
  for (const [status, count] of Object.entries(b.statuses)) statuses[status] = (statuses[status] ?? 0) + count
  const { slowest, slowestCall } = a.slowest > b.slowest ? a : b
  return { calls: a.calls + b.calls, statuses, faults: { ...a.faults, ...b.faults }, slowest, slowestCall }
}

async function headersOf({ url }: Program, caller: Caller): Promise<Record<string, string>> {
  if (caller === 'visitor') return { origin: url }
  const person = await logInAs(url, caller)
  const cookie = [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return { cookie, 'X-CSRFToken': await person.csrfToken(), origin: url }
}

function countOf({ statuses }: Tally, which: RegExp): number {
  return Object.entries(statuses).reduce((sum, [status, count]) => (which.test(status) ? sum + count : sum), 0)
}
