import { expect, it, vi } from 'vitest'
import { requirement } from '../../tests/support/requirement.ts'
import { trackDependencies } from '../platform/cache/dependencies.ts'
import { ReadCache } from '../platform/cache/read-cache.ts'
import { createLogger } from '../platform/logging/logger.ts'
import type { Platform } from '../platform/platform.ts'
import { categoriesOrNone } from './queries.server.ts'

it(
  'the categories are an empty list when they cannot be read, and the page made without them is not kept',
  requirement('API-59'),
  async () => {
    const log = createLogger('silent')
    const logged = vi.spyOn(log, 'error')
    const broken = {
      select() {
        throw new Error('the database is gone')
      },
    } as unknown as Platform['db']
    const source = { db: broken, clock: { now: () => Temporal.Now.instant() } }
    const readCache = new ReadCache(source, { freezes: true })
    const { result, dependencies } = await trackDependencies(() => categoriesOrNone({ ...source, readCache, log }))
    expect(result).toEqual([])
    expect(dependencies.uncacheable).toBe(true)
    expect(logged).toHaveBeenCalledOnce()
  },
)
