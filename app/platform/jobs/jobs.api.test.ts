import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createPostgresDatabase, DATABASES, type DatabaseKind, required } from '../../../tests/support/test-app.ts'
import type { DatabaseHandle } from '../database/database.ts'
import { openDatabase } from '../database/open-database.ts'
import { createLogger } from '../logging/logger.ts'
import { type Jobs, openJobs } from './jobs.ts'
import { defineQueue, handleQueue, type JobAttempt } from './queue.ts'

const log = createLogger(process.env.TEST_LOG_LEVEL ?? 'silent')
const note = z.strictObject({ text: z.string() })
const POLL = { timeout: 20_000, interval: 20 }

/** A database with the site's schema, and as many job queues on it as a test opens, each like that of a node. */
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

  it('that failed for good are tried again or dismissed, each once, and only where their queue is still known', async () => {
    const queue = defineQueue('test.second-chance', note, { retries: 0 })
    const seen: string[] = []
    let isBroken = true
    await jobs.register([
      handleQueue(queue, async ({ text }) => {
        if (isBroken) throw new Error('broken')
        seen.push(text)
      }),
    ])
    const ours = async () => (await jobs.failed()).filter(({ queue: name }) => name === queue.name)
    for (const text of ['noch einmal', 'lassen', 'vergessen']) await jobs.enqueue(handle.db, queue, { text })
    await expect.poll(async () => (await ours()).length, POLL).toBe(3)
    const idOf = async (text: string) => (await ours()).find(({ payload }) => (payload as { text: string }).text === text)?.id ?? ''
    isBroken = false
    const again = await idOf('noch einmal')
    expect(await jobs.retryOrDiscardFailed(again, { again: true })).toBe(true)
    expect(await jobs.retryOrDiscardFailed(again, { again: true }), 'a second time').toBe(false)
    expect(await jobs.retryOrDiscardFailed(await idOf('lassen'), { again: false })).toBe(true)
    const withoutQueue = await bench.node(handle)
    expect(await withoutQueue.retryOrDiscardFailed(await idOf('vergessen'), { again: true }), 'of a queue nobody works off').toBe(true)
    await expect.poll(() => seen, POLL).toEqual(['noch einmal'])
    expect(await ours()).toEqual([])
    expect((await jobs.counts()).queues.find(({ queue: name }) => name === queue.name)).toMatchObject({ waiting: 0, active: 0 })
  })

  it('wait before each further try, longer each time, and not all equally long', async () => {
    const queue = defineQueue('test.patience', note, { retries: 3, retryDelaySeconds: 40 })
    await jobs.register([
      handleQueue(queue, async () => {
        throw new Error('not yet')
      }),
    ])
    await jobs.enqueue(handle.db, queue, { text: 'x' })
    /** How long the job still waits for the retry after so many others, in seconds; undefined while it does not wait for it. */
    const readWait = async (retries: number) => {
      const where = `name = '${queue.name}' AND state = 'retry' AND retry_count = ${retries}`
      const { rows } = await handle.execute(`SELECT extract(epoch FROM start_after - now())::int AS seconds FROM jobs.job WHERE ${where}`)
      return (rows as { seconds: number }[])[0]?.seconds
    }
    for (const [retries, least] of [40, 80].entries()) {
      await expect.poll(() => readWait(retries), POLL).toBeGreaterThan(least - 10)
      expect(await readWait(retries)).toBeLessThanOrEqual(2 * least)
      await handle.execute(`UPDATE jobs.job SET start_after = now() WHERE name = '${queue.name}'`)
    }
  })

  it('tell nobody the values that a failing statement held', async () => {
    const queue = defineQueue('test.discreet', note, { retries: 0 })
    await jobs.register([handleQueue(queue, async ({ text }) => handle.db.execute(sql`SELECT ${text}::int`))])
    await jobs.enqueue(handle.db, queue, { text: 'sehr persönlich' })
    await expect.poll(async () => (await jobs.failed()).find(({ queue: name }) => name === queue.name), POLL).toBeDefined()
    const { rows } = await handle.execute(`SELECT output::text FROM jobs.job WHERE name IN ('failed', '${queue.name}')`)
    expect(JSON.stringify(rows)).not.toContain('persönlich')
  })

  it('are refused when what they carry is no longer what their queue takes', async () => {
    const before = defineQueue('test.changed', note)
    const after = defineQueue('test.changed', z.strictObject({ words: z.string() }), { retries: 0 })
    let runs = 0
    const patient = await bench.node(handle)
    await patient.register([handleQueue(after, async () => runs++)])
    await patient.enqueue(handle.db, before, { text: 'alt' })
    await patient.start()
    await expect.poll(async () => (await patient.failed()).some(({ queue: name }) => name === after.name), POLL).toBe(true)
    expect(runs).toBe(0)
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

  it('are looked for in one question for all queues, whose workers do not ask for themselves', async () => {
    const asked: string[] = []
    const counted: DatabaseHandle = {
      ...handle,
      execute(text, values) {
        asked.push(text)
        return handle.execute(text, values)
      },
    }
    const idle = await bench.node(counted, 0.05)
    await idle.register(Array.from({ length: 10 }, (_, index) => handleQueue(defineQueue(`test.idle-${index}`, note), async () => {})))
    await idle.start()
    const times = (part: string) => asked.filter((text) => text.includes(part)).length
    await expect.poll(() => times('unnest($1::text[]) AS queue'), POLL).toBeGreaterThan(60)
    // Three seconds, in which a worker that polls would have asked again.
    expect(times('SKIP LOCKED')).toBeLessThanOrEqual(12)
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
    await expect.poll(async () => (await jobs.counts()).queues.find(({ queue }) => queue === 'test.alone')?.active, POLL).toBe(0)
    await jobs.enqueue(handle.db, queue, {})
    await expect.poll(() => runs, POLL).toBe(2)
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

  it('come about as before when a node starts that leaves them to others', async () => {
    const queue = defineQueue('test.elsewhere', z.strictObject({}))
    await jobs.register([handleQueue(queue, async () => {}, { cron: '10 4 * * *' })])
    const schedules = async () => (await handle.execute(`SELECT name FROM jobs.schedule WHERE name LIKE 'test.%'`)).rows
    const other = await bench.node(handle)
    other.leaveToOthers([queue])
    await other.start()
    expect(await schedules()).toEqual([{ name: 'test.elsewhere' }])
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
