import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../staff-ui/api-client.ts'
import { type SendUnit, TranslationSession } from './translation-session.ts'
import type { TranslationUnit } from './unit.ts'

const TITLE: TranslationUnit = {
  ...{ unit: 'title', label: 'Titel', kind: 'line', original: 'Salz', translation: null, state: 'missing', originalThen: null },
  ...{ earlier: 0, live: null, draft: null, waits: false },
}
const PLACE = 'production/1/en'

/** A server that stores what it is sent, unless it is out of reach or refuses. */
function startServer() {
  const sent: Parameters<SendUnit>[0][] = []
  const server = {
    sent,
    failure: undefined as ApiError | undefined,
    send: (async (unit) => {
      if (server.failure) throw server.failure
      sent.push(unit)
      return { ...TITLE, translation: unit.text, state: unit.text === null ? 'missing' : 'current' }
    }) satisfies SendUnit,
  }
  return server
}

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a translation while it is typed', () => {
  it('is sent after a rest, with the original that was in sight', async () => {
    const server = startServer()
    const session = new TranslationSession(PLACE, [TITLE], server.send)
    session.type('title', 'Sal')
    session.type('title', 'Salt')
    await vi.advanceTimersByTimeAsync(2000)
    expect(server.sent).toEqual([{ unit: 'title', text: 'Salt', original: 'Salz', was: null }])
    expect(session.getState()).toMatchObject({ sync: 'stored', units: [{ state: 'current', translation: 'Salt' }] })
  })

  it('keeps the space at its end while somebody goes on typing, though the server stores it without', async () => {
    const session = new TranslationSession(PLACE, [TITLE], async ({ text }) => ({
      ...TITLE,
      translation: text?.trim() ?? null,
      state: 'current',
    }))
    session.type('title', 'The ')
    await session.flush()
    expect(session.getState()).toMatchObject({ sync: 'stored', units: [{ typed: 'The ', stored: 'The' }] })
  })

  it('is taken away by an empty field', async () => {
    const server = startServer()
    const session = new TranslationSession(PLACE, [{ ...TITLE, translation: 'Salt', state: 'current' }], server.send)
    session.type('title', ' ')
    await session.flush()
    expect(server.sent).toEqual([{ unit: 'title', text: null, original: 'Salz', was: 'Salt' }])
  })

  it('survives a cut line and a closed window, and is sent once the server is there again', async () => {
    const server = startServer()
    server.failure = new ApiError(0, {})
    const before = new TranslationSession(PLACE, [TITLE], server.send)
    before.type('title', 'Salt')
    await before.flush()
    expect(before.getState().sync).toBe('kept')

    const after = new TranslationSession(PLACE, [TITLE], server.send)
    expect(after.getState().units[0]?.typed).toBe('Salt')
    server.failure = undefined
    await vi.advanceTimersByTimeAsync(6000)
    await after.flush()
    expect(after.getState()).toMatchObject({ sync: 'stored', units: [{ translation: 'Salt' }] })
    expect(new TranslationSession(PLACE, [TITLE], server.send).getState().units[0]?.typed).toBe(null)
  })

  it('does not write over what somebody else has translated since, until it is asked for', async () => {
    const server = startServer()
    server.failure = new ApiError(0, {})
    const before = new TranslationSession(PLACE, [TITLE], server.send)
    before.type('title', 'Salt')
    await before.flush()
    server.failure = undefined
    const after = new TranslationSession(PLACE, [{ ...TITLE, translation: 'The salt', state: 'current' }], server.send)
    expect(after.getState().units[0]).toMatchObject({
      typed: 'Salt',
      translation: 'The salt',
      error: expect.stringContaining('jemand anderes'),
    })
    await after.flush()
    expect(server.sent).toEqual([])
    await after.saveAll()
    expect(server.sent.at(-1)).toMatchObject({ text: 'Salt' })
  })

  it('stays in its field beside what a colleague has stored meanwhile, and takes its place when it is asked for', async () => {
    const server = startServer()
    const theirs = { ...TITLE, translation: 'The salt', state: 'current' }
    server.failure = new ApiError(409, { code: 'conflict', theirs })
    const session = new TranslationSession(PLACE, [TITLE], server.send)
    session.type('title', 'Salt')
    await session.flush()
    const units = [{ typed: 'Salt', translation: 'The salt', error: expect.stringContaining('jemand anderes') }]
    expect(session.getState()).toMatchObject({ sync: 'refused', units })
    server.failure = undefined
    await session.saveAll()
    expect(server.sent).toEqual([{ unit: 'title', text: 'Salt', original: 'Salz', was: 'The salt' }])
  })

  it('stands in its field with the reason when it is refused', async () => {
    const server = startServer()
    server.failure = new ApiError(400, { detail: 'Zu lang.' })
    const session = new TranslationSession(PLACE, [TITLE], server.send)
    session.type('title', 'Salt'.repeat(200))
    await session.flush()
    expect(session.getState()).toMatchObject({ sync: 'refused', units: [{ error: 'Zu lang.', typed: 'Salt'.repeat(200) }] })
  })

  it('is said to be right again without being typed', async () => {
    const server = startServer()
    const session = new TranslationSession(
      PLACE,
      [{ ...TITLE, translation: 'Salt', state: 'outdated', originalThen: 'Das Salz' }],
      server.send,
    )
    await session.confirm('title')
    expect(server.sent).toEqual([{ unit: 'title', text: 'Salt', original: 'Salz', was: 'Salt' }])
    expect(session.getState().units[0]?.state).toBe('current')
  })
})

describe('the drafts of a translation', () => {
  const draft = { revision: 'r1', by: 'Rita', at: '2026-11-29T10:00:00+01:00', isMine: true }
  const drafted: TranslationUnit = { ...TITLE, translation: 'Salt', state: 'current', draft }
  const callsOf = (units: TranslationUnit[], failure?: ApiError) => ({
    publish: vi.fn(async (_: Record<string, string>) => {
      if (failure) throw failure
      return units
    }),
    discard: vi.fn(async () => units),
    read: vi.fn(async () => units),
  })
  const sessionWith = (calls: ReturnType<typeof callsOf>, send: SendUnit = startServer().send) =>
    new TranslationSession(PLACE, [drafted], send, undefined, calls)

  it('are published as they are shown', async () => {
    const calls = callsOf([{ ...drafted, live: 'Salt', draft: null }])
    const session = sessionWith(calls)
    await session.publish()
    expect(calls.publish).toHaveBeenCalledWith({ title: 'r1' })
    expect(session.getState()).toMatchObject({ units: [{ typed: 'Salt', live: 'Salt', draft: null }], round: 0 })
  })

  it('are not published as long as something that was typed is not stored', async () => {
    const calls = callsOf([drafted])
    const server = startServer()
    server.failure = new ApiError(0, {})
    const session = sessionWith(calls, server.send)
    session.type('title', 'Salty')
    await session.publish()
    expect(calls.publish).not.toHaveBeenCalled()
  })

  it('show what others have changed in them where publishing is refused for that', async () => {
    const theirs = { ...drafted, translation: 'The Salt', draft: { ...draft, revision: 'r2', isMine: false } }
    const calls = callsOf([theirs], new ApiError(409, { code: 'others_included' }))
    const session = sessionWith(calls)
    await expect(session.publish()).rejects.toThrow()
    expect(session.getState()).toMatchObject({ units: [{ typed: 'The Salt' }], round: 1 })
  })

  it('leave their fields with what is live when they are discarded', async () => {
    const session = sessionWith(callsOf([{ ...TITLE, translation: 'Salz', live: 'Salz', state: 'current' }]))
    await session.discard()
    expect(session.getState()).toMatchObject({ units: [{ typed: 'Salz', draft: null }], round: 1 })
  })
})
