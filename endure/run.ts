// `npm run endure`: fault injection. Builds, then runs each trial and prints its table. Names of trials run those alone;
// `--calls`, `--kills` and `--minutes` set how large they are (`npm run endure -- kills --kills 20`).
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import type { Trial } from './trial.ts'

const TRIALS: Record<string, () => Promise<{ trial: Trial }>> = {
  fuzz: () => import('./fuzz.ts'),
  kills: () => import('./kills.ts'),
  'database-away': () => import('./database-away.ts'),
  shop: () => import('./shop.ts'),
  'disk-full': () => import('./disk-full.ts'),
  damage: () => import('./damage.ts'),
  clock: () => import('./clock.ts'),
  'two-people': () => import('./two-people.ts'),
  reading: () => import('./reading.ts'),
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    calls: { type: 'string', default: '100000' },
    kills: { type: 'string', default: '1000' },
    minutes: { type: 'string', default: '12' },
    'no-build': { type: 'boolean', default: false },
  },
})
const size = { calls: Number(values.calls), kills: Number(values.kills), minutes: Number(values.minutes) }
const wanted = positionals.length > 0 ? positionals : Object.keys(TRIALS)
const unknown = wanted.filter((name) => !(name in TRIALS))
if (unknown.length > 0 || Object.values(size).some((number) => !(number > 0))) {
  console.error(`There are these trials: ${Object.keys(TRIALS).join(', ')}; --calls, --kills and --minutes are numbers.`)
  process.exit(2)
}
if (!values['no-build']) {
  const { status } = spawnSync(process.execPath, ['scripts/build.ts'], { stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) process.exit(status ?? 1)
}
let failures = 0
for (const name of wanted) {
  console.log(`\n— ${name}`)
  const startedAt = performance.now()
  const faults = await (await TRIALS[name]?.())?.trial(size)
  console.log(`${Math.round((performance.now() - startedAt) / 1000)} s`)
  for (const fault of faults ?? []) console.log(`FAULT: ${fault}`)
  failures += faults?.length ?? 0
}
process.exit(failures > 0 ? 1 : 0)
