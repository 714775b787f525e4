import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { DatabaseHandle } from '../../app/platform/database/database.ts'
import { openDatabase } from '../../app/platform/database/open-database.ts'
import { type Jobs, openJobs } from '../../app/platform/jobs/jobs.ts'
import { defineQueue, handleQueue, type JobAttempt } from '../../app/platform/jobs/queue.ts'
import { createLogger } from '../../app/platform/logging/logger.ts'
import { createPostgresDatabase, DATABASES, type DatabaseKind, required } from '../support/house.ts'

const log = createLogger(process.env.TEST_LOG_LEVEL ?? 'silent')
const note = z.strictObject({ text: z.string() })
const POLL = { timeout: 20_000, interval: 20 }

/** A database with the house's schema, and as many job queues on it as a test opens, each as a node would. */
async function openBench(kind: DatabaseKind) {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-jobs-'))
  if (kind === 'pglite') cpSync(required('TEST_PGLITE_TEMPLATE'), folder, { recursive: true })
  const postgres = kind === 'postgres' ? await createPostgresDatabase() : undefined
  const handles: DatabaseHandle[] = []
  const nodes: Jobs[] = []
  const open = async () => {
    const handle = await openDatabase({ url: postgres?.url, folder })
    handles.push(handle)
    return handle
  }
  return {
    open,
    async node(handle: DatabaseHandle, pollSeconds = 0.5) {
      const jobs = await openJobs(handle, log, { pollSeconds })
      nodes.push(jobs)
      return jobs
    },
    async close() {
      for (const jobs of nodes) await jobs.stop()
      for (const handle of handles) await handle.close()
      await postgres?.drop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

describe.each(DATABASES)('jobs on %s', (kind) => {
  let bench: Awaited<ReturnType<typeof openBench>>
  let handle: DatabaseHandle
  let jobs: Jobs
  beforeAll(async () => {
    bench = await openBench(kind)
    handle = await bench.open()
    jobs = await bench.node(handle)
    await jobs.start()
  })
  afterAll(() => bench.close())

  it('run soon after the write that left them has been made, and only then', async () => {
    const queue = defineQueue('test.write', note)
    const seen: string[] = []
    await jobs.register([handleQueue(queue, async ({ text }) => seen.push(text))])
    const rolledBack = handle.db.transaction(async (tx) => {
      await jobs.enqueue(tx, queue, { text: 'nie' })
      throw new Error('the write failed')
    })
    await expect(rolledBack).rejects.toThrow('the write failed')
    await handle.db.transaction((tx) => jobs.enqueue(tx, queue, { text: 'gleich' }))
    await expect.poll(() => seen, POLL).toEqual(['gleich'])
  })

  it('refuse a payload that their queue does not take', async () => {
    const queue = defineQueue('test.refused', note)
    await jobs.register([handleQueue(queue, async () => {})])
    await expect(jobs.enqueue(handle.db, queue, { text: 7 } as never)).rejects.toThrow()
  })

  it('are tried again until they succeed, and know which try is the last', async () => {
    const queue = defineQueue('test.again', note, { retries: 1, retryDelaySeconds: 1 })
    const attempts: Pick<JobAttempt, 'number' | 'isLast'>[] = []
    await jobs.register([
      handleQueue(queue, async (_, { number, isLast }) => {
        attempts.push({ number, isLast })
        if (number < 2) throw new Error('not yet')
      }),
    ])
    await jobs.enqueue(handle.db, queue, { text: 'x' })
    await expect
      .poll(() => attempts, POLL)
      .toEqual([
        { number: 1, isLast: false },
        { number: 2, isLast: true },
      ])
    expect((await jobs.counts()).failed).toBe(0)
  })

  it('are kept for somebody to look at when they fail for good', async () => {
    const queue = defineQueue('test.failing', note, { retries: 0 })
    await jobs.register([
      handleQueue(queue, async () => {
        throw new Error('broken')
      }),
    ])
    await jobs.enqueue(handle.db, queue, { text: 'bleibt' })
    await expect.poll(async () => (await jobs.counts()).failed, POLL).toBe(1)
    const { rows } = await handle.execute(`SELECT data, source_name, output->>'message' AS message FROM jobs.job WHERE name = 'failed'`)
    expect(rows).toEqual([{ data: { text: 'bleibt' }, source_name: 'test.failing', message: 'broken' }])
  })

  it('are worked off one after the other, without a pause while there are more', async () => {
    const queue = defineQueue('test.many', note)
    const seen: string[] = []
    const patient = await bench.node(handle, 60)
    await patient.register([handleQueue(queue, async ({ text }) => seen.push(text))])
    await patient.start()
    const texts = Array.from({ length: 12 }, (_, index) => `Auftrag ${index}`)
    await handle.db.transaction(async (tx) => {
      for (const text of texts) await patient.enqueue(tx, queue, { text })
    })
    await expect.poll(() => seen.length, POLL).toBe(texts.length)
  })

  it('wait for their moment', async () => {
    const queue = defineQueue('test.later', note)
    const seen: string[] = []
    await jobs.register([handleQueue(queue, async ({ text }) => seen.push(text))])
    await jobs.enqueue(handle.db, queue, { text: 'morgen' }, { startAfter: Temporal.Now.instant().add({ hours: 24 }) })
    await jobs.enqueue(handle.db, queue, { text: 'heute' })
    await expect.poll(() => seen, POLL).toEqual(['heute'])
    expect((await jobs.counts()).queues.find(({ queue }) => queue === 'test.later')).toMatchObject({ waiting: 1 })
  })

  it('do not pile up in a queue that takes one at a time', async () => {
    const queue = defineQueue('test.alone', z.strictObject({}), { isExclusive: true })
    let runs = 0
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await jobs.register([
      handleQueue(queue, async () => {
        runs++
        await released
      }),
    ])
    await jobs.enqueue(handle.db, queue, {})
    await expect.poll(() => runs, POLL).toBe(1)
    await jobs.enqueue(handle.db, queue, {})
    expect((await jobs.counts()).queues.find(({ queue }) => queue === 'test.alone')).toMatchObject({ waiting: 0, active: 1 })
    release()
  })

  it('come about by the clock of Berlin, and no longer when nobody registers them', async () => {
    const queue = defineQueue('test.nightly', z.strictObject({}))
    await jobs.register([handleQueue(queue, async () => {}, { cron: '10 4 * * *' })])
    const schedules = async () => (await handle.execute(`SELECT name, cron, timezone FROM jobs.schedule WHERE name LIKE 'test.%'`)).rows
    expect(await schedules()).toEqual([{ name: 'test.nightly', cron: '10 4 * * *', timezone: 'Europe/Berlin' }])
    const withoutIt = await bench.node(handle)
    await withoutIt.start()
    expect(await schedules()).toEqual([])
  })
})

it('a job that was running when an embedded house was killed runs again at the next start', async () => {
  const bench = await openBench('pglite')
  try {
    const handle = await bench.open()
    const queue = defineQueue('test.killed', note)
    const seen: string[] = []
    const killed = await bench.node(handle)
    await killed.register([handleQueue(queue, async () => {})])
    await killed.enqueue(handle.db, queue, { text: 'noch einmal' })
    await handle.execute(`UPDATE jobs.job SET state = 'active', started_on = now() WHERE name = 'test.killed'`)
    const next = await bench.node(handle)
    await next.register([handleQueue(queue, async ({ text }) => seen.push(text))])
    await next.start()
    await expect.poll(() => seen, POLL).toEqual(['noch einmal'])
  } finally {
    await bench.close()
  }
})

describe.runIf(DATABASES.includes('postgres'))('two nodes on one PostgreSQL', () => {
  it('share the jobs, and each job runs once', async () => {
    const bench = await openBench('postgres')
    try {
      const queue = defineQueue('test.shared', note)
      const runs: [node: number, text: string][] = []
      const handles = [await bench.open(), await bench.open()]
      const nodes = await Promise.all(handles.map((handle) => bench.node(handle)))
      for (const [index, node] of nodes.entries()) {
        // Each job waits until both nodes have one, so that neither can take them all.
        await node.register([
          handleQueue(queue, async ({ text }) => {
            runs.push([index, text])
            if (runs.length <= 2) await expect.poll(() => new Set(runs.map(([of]) => of)).size, POLL).toBe(2)
          }),
        ])
        await node.start()
      }
      const texts = Array.from({ length: 10 }, (_, index) => `Auftrag ${index}`)
      await handles[0]?.db.transaction(async (tx) => {
        for (const text of texts) await nodes[0]?.enqueue(tx, queue, { text })
      })
      await expect.poll(() => runs.map(([, text]) => text).sort(), POLL).toEqual(texts)
      expect(new Set(runs.map(([of]) => of))).toEqual(new Set([0, 1]))
    } finally {
      await bench.close()
    }
  })
})
