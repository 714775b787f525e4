import { expect, it, vi } from 'vitest'
import { trackDependencies } from '../platform/cache/tracking.ts'
import { createLogger } from '../platform/logging/logger.ts'
import type { Platform } from '../platform/platform.ts'
import { categoriesOrNone } from './queries.server.ts'

it('API-59 the categories are an empty list when they cannot be read, and the page made without them is not kept', async () => {
  const log = createLogger('silent')
  const logged = vi.spyOn(log, 'error')
  const broken = {
    select() {
      throw new Error('the database is gone')
    },
  } as unknown as Platform['db']
  const { result, dependencies } = await trackDependencies(() =>
    categoriesOrNone({ db: broken, clock: { now: () => Temporal.Now.instant() }, log }),
  )
  expect(result).toEqual([])
  expect(dependencies.uncacheable).toBe(true)
  expect(logged).toHaveBeenCalledOnce()
})
