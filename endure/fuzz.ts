// Every call of the house's own OpenAPI document and every call of the hub, with everything that is right and wrong about what is sent, as a
// visitor and as somebody of each role: no answer of 500 or more, none that does not come.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ROLES, type Role } from '../app/platform/auth/roles.ts'
import { printTable } from '../bench/table.ts'
import { hubPaths } from './hub-calls.ts'
import { addPeople, inFolder, type Program, sandboxShop, site, somebody } from './program.ts'
import type { Trial } from './trial.ts'

const VENV = resolve('node_modules', '.cache', 'foyer', 'schemathesis')
const SCHEMATHESIS = 'schemathesis==4.32.5'
const HANG_S = 10
const DOCUMENT = 'calls.json'
const SHOP_TOKEN = 'nur-fuer-diese-pruefung'

type Caller = Role | 'visitor'
type Tally = { calls: number; statuses: Record<string, number>; faults: string[]; slowest: number }

export const trial: Trial = async ({ calls, minutes }) => {
  const schemathesis = ensureSchemathesis()
  if (!schemathesis) return ['Schemathesis cannot be had here (python3 with venv and pip is needed); the fuzzer was not run']
  return inFolder(async (folder) => {
    const shop = await sandboxShop(join(folder, 'shop'), { SHOP_TOKEN })
    await shop.start()
    await addPeople({ DATA_DIR: folder })
    const house = await site(folder, { DEMO_HOUSE: 'on', SHOP_URL: shop.url, SHOP_TOKEN, OUTSIDE_LINKS: 'off' })
    await house.start()
    await writeDocument(house, join(folder, DOCUMENT))
    const callers: Caller[] = ['visitor', ...ROLES]
    const share = { calls: Math.ceil(calls / callers.length), seconds: Math.ceil((minutes * 60) / callers.length) }
    const tallies: [Caller, Tally][] = []
    try {
      for (const caller of callers) tallies.push([caller, await fuzzAs(schemathesis, house, caller, { ...share, folder })])
    } finally {
      await house.stop()
      await shop.stop()
    }
    printTable(
      ['as', 'calls', '2xx', '4xx', '5xx', 'hangs', 'slowest, s'],
      tallies.map(([caller, tally]) => [
        caller,
        tally.calls,
        countOf(tally, /^2/),
        countOf(tally, /^4/),
        countOf(tally, /^5/),
        countOf(tally, /^none/),
        tally.slowest.toFixed(1),
      ]),
    )
    return tallies.flatMap(([caller, { faults }]) => faults.map((fault) => `as ${caller}: ${fault}`))
  })
}

/** The program, put into the project's own cache when it is not there yet; undefined where it cannot be had. */
function ensureSchemathesis(): string | undefined {
  const program = join(VENV, 'bin', 'schemathesis')
  if (existsSync(program)) return program
  mkdirSync(VENV, { recursive: true })
  const isMade = spawnSync('python3', ['-m', 'venv', VENV], { stdio: 'ignore' }).status === 0
  const isIn = isMade && spawnSync(join(VENV, 'bin', 'pip'), ['install', '--quiet', SCHEMATHESIS], { stdio: 'inherit' }).status === 0
  return isIn ? program : undefined
}

/** Writes down every call there is: the house's own document with the hub's calls in it. */
async function writeDocument({ url }: Program, file: string): Promise<void> {
  const document = (await (await fetch(`${url}/api/openapi.json`)).json()) as { paths: object }
  writeFileSync(file, JSON.stringify({ ...document, paths: { ...hubPaths(), ...document.paths } }))
}

async function fuzzAs(
  schemathesis: string,
  house: Program,
  caller: Caller,
  share: { calls: number; seconds: number; folder: string },
): Promise<Tally> {
  const headers = await headersOf(house, caller)
  const tallyFile = join(share.folder, `tally-${caller}.json`)
  const args = ['run', join(share.folder, DOCUMENT), '--url', house.url, '--workers', '2', '--checks', 'not_a_server_error']
  args.push('--phases', 'examples,coverage,fuzzing', '--continue-on-failure', '--no-shrink', '--suppress-health-check', 'all')
  args.push('--max-time', String(share.seconds), '--max-examples', '100000', '--request-timeout', String(HANG_S), '--warnings', 'off')
  args.push('--generation-database', 'none')
  const child = spawn(schemathesis, args, {
    stdio: 'ignore',
    cwd: share.folder,
    env: {
      ...process.env,
      PYTHONPATH: join(process.cwd(), 'endure'),
      SCHEMATHESIS_HOOKS: 'fuzz_hooks',
      FUZZ_HEADERS: JSON.stringify(headers),
      FUZZ_URL: house.url,
      FUZZ_TALLY: tallyFile,
      FUZZ_CALLS: String(share.calls),
    },
  })
  await new Promise((resolve) => child.once('exit', resolve))
  if (!existsSync(tallyFile)) throw new Error('Schemathesis made no call.')
  return JSON.parse(readFileSync(tallyFile, 'utf8'))
}

async function headersOf({ url }: Program, caller: Caller): Promise<Record<string, string>> {
  if (caller === 'visitor') return { origin: url }
  const person = await somebody(url, caller)
  const cookie = [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return { cookie, 'X-CSRFToken': await person.csrfToken(), origin: url }
}

function countOf({ statuses }: Tally, which: RegExp): number {
  return Object.entries(statuses).reduce((sum, [status, count]) => (which.test(status) ? sum + count : sum), 0)
}
