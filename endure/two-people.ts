// Two people who edit one text at random for five minutes, each on a node of their own over a connection that breaks off and
// freezes: both windows, both nodes and the database end with the same text. The test of the gate, which does so for seconds,
// with another seed: the editor's own code needs what compiles it.
import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import type { Trial } from './trial.ts'

const MINUTES = 5
const TEST = 'tests/api/two-nodes-editing.test.ts'
const SEEDS = 1_000_000

export const trial: Trial = async ({ minutes }) => {
  const seed = Math.floor(Math.random() * SEEDS)
  const environment = {
    TEST_BUILD_DIR: resolve(process.env.BUILD_DIR ?? 'build'),
    TWO_PEOPLE_SECONDS: String(Math.min(minutes, MINUTES) * 60),
    TWO_PEOPLE_SEED: String(seed),
  }
  const { status } = spawnSync('npx', ['vitest', 'run', '--project', 'api', TEST], {
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  })
  return status === 0 ? [] : [`The text is not the same everywhere (seed ${seed})`]
}
