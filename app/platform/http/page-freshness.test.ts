import type { IncomingMessage, ServerResponse } from 'node:http'
import { setImmediate as nextTurn } from 'node:timers/promises'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addCacheTags, expireAt } from '../cache/dependencies.ts'
import { PageCache } from '../cache/page-cache.ts'
import { ReadCache } from '../cache/read-cache.ts'
import type { Platform } from '../platform.ts'
import { PageServer } from './page-server.ts'

const MAX_STALE_MS = 3000
const START = Temporal.Instant.from('2026-11-21T18:00:00Z')

/** What a page shows: its words, and a notice that must vanish when it is withdrawn or its time has come. */
type State = { words: number; notice: number; noticeEnds: number }

const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('ask' as const), page: fc.integer({ min: 0, max: 2 }) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('words' as const), page: fc.integer({ min: 0, max: 2 }) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('withdraw' as const), page: fc.integer({ min: 0, max: 2 }) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('reconnect' as const) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('wait' as const), ms: fc.integer({ min: 1, max: 4000 }) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('turns' as const), count: fc.integer({ min: 1, max: 6 }) }) },
)

it('whatever is written, asked and waited, a visitor gets a page as it was at most 3 s ago, and nothing that had to vanish', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 60 }), async (steps) => {
      let now = START
      const at = () => now.epochMilliseconds
      const clock = { now: () => now }
      const [cache, reads] = [new PageCache(clock, 1024 * 1024), new ReadCache({ db: {} as Platform['db'], clock }, { freezes: true })]
      const states: State[] = Array.from({ length: 3 }, () => ({ words: 0, notice: 0, noticeEnds: at() + 5000 }))
      /** of each page: the words with the moment at which they were replaced */
      const replaced: Map<number, number>[] = states.map(() => new Map())
      const draw = ({ words, notice, noticeEnds }: State) => `${words}/${noticeEnds > at() ? notice : 'none'}`

      async function render(url: string): Promise<Response> {
        const page = Number(new URL(url).pathname.slice(1))
        // Turns pass between the read and the end of the rendering, in which writes may overtake it.
        const body = await reads.getOrLoad(`state:${page}`, async () => {
          addCacheTags(`page:${page}`)
          const { noticeEnds } = states[page] as State
          if (noticeEnds > at()) expireAt(Temporal.Instant.fromEpochMilliseconds(noticeEnds))
          await nextTurn()
          const drawn = draw(states[page] as State)
          await nextTurn()
          return drawn
        })
        await nextTurn()
        return new Response(body)
      }
      const server = new PageServer({
        cache,
        origin: 'https://theater.example',
        addresses: {
          keyOf: (url) => ({ key: url, isPage: true }),
          prepare: async () => {},
          mayRedirect: () => false,
          redirectOf: async () => undefined,
        },
        render,
        bearsSession: () => false,
        isDatabaseUnavailable: () => false,
        renderedAtOnce: 2,
        maxStaleMs: MAX_STALE_MS,
        patienceMs: 0,
        noteMissing: () => {},
        sharedHeaders: undefined,
      })
      const affect = (page: number, change: (state: State) => State, how: 'markStale' | 'invalidate') => {
        states[page] = change(states[page] as State)
        reads.invalidate([`page:${page}`])
        cache[how]([`page:${page}`])
      }

      async function ask(page: number): Promise<void> {
        const asked = { ...(states[page] as State) }
        const [askedAt, endedBefore] = [at(), asked.noticeEnds <= at()]
        const body = await answerOf(server, `/${page}`)
        const [words = '', notice = ''] = body.split('/')
        // A response may show what was written while it was made.
        const age = askedAt - (replaced[page]?.get(Number(words)) ?? askedAt)
        expect(age).toBeLessThanOrEqual(MAX_STALE_MS)
        if (notice !== 'none') expect(Number(notice)).toBeGreaterThanOrEqual(asked.notice)
        if (endedBefore) expect(notice).toBe('none')
      }

      const waiting: Promise<void>[] = []
      for (const one of steps) {
        if (one.kind === 'ask') waiting.push(ask(one.page))
        else if (one.kind === 'wait') now = now.add({ milliseconds: one.ms })
        else if (one.kind === 'turns') for (let turn = 0; turn < one.count; turn++) await nextTurn()
        else if (one.kind === 'reconnect') {
          reads.clear()
          cache.distrust()
        } else if (one.kind === 'words') {
          replaced[one.page]?.set(states[one.page]?.words ?? 0, at())
          affect(one.page, (state) => ({ ...state, words: state.words + 1 }), 'markStale')
        } else affect(one.page, (state) => ({ ...state, notice: state.notice + 1 }), 'invalidate')
      }
      await Promise.all(waiting)
      // Once everything is quiet and the time is over, all pages are as they would be rendered now.
      now = now.add({ milliseconds: MAX_STALE_MS + 1 })
      for (const page of [0, 1, 2]) expect(await answerOf(server, `/${page}`)).toBe(draw(states[page] as State))
    }),
    { numRuns: 300 },
  )
})

/** The body that the server sends for a path, without a socket. */
function answerOf(server: PageServer, url: string): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const request = { method: 'GET', url, headers: { cookie: 'csrftoken=x' } } as unknown as IncomingMessage
  const response = {
    writeHead: () => response,
    end: (body: Buffer | undefined) => resolve(String(body ?? '')),
  } as unknown as ServerResponse
  if (!server.answerFromMemory(request, response)) server.answerByRendering(request, response).catch(reject)
  return promise
}
