import { spawnSync } from 'node:child_process'
import type { Trial } from './trial.ts'

/** The walk over every address that reads, with every role; in the gate three of them walk (`tests/api/reading-walk.test.ts`). */
export const trial: Trial = async () => {
  const { status } = spawnSync(process.execPath, ['scripts/test.ts', 'tests/api/reading-walk.test.ts'], {
    env: { ...process.env, FOYER_WALK: 'whole', SECOND_TRY: 'off' },
    stdio: 'inherit',
  })
  return status === 0 ? [] : ['somebody reads what is not theirs']
}
