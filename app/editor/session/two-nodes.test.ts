import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { OperationError } from '../../content/index.ts'
import { operationFrom } from '../../content/random-operations.test-support.ts'
import { CutConnection, FATES } from './cut-connection.test-support.ts'
import {
  CONTAINER,
  contentOf,
  DraftServer,
  documentWith,
  headline,
  memoryStorage,
  openSession,
  shownDocument,
  update,
} from './draft-server.test-support.ts'
import type { EditorSession } from './session.ts'

type Window = { session: EditorSession; connection: CutConnection }

/** One after the other, two people do something, and what they call and hear goes as chance will have it. */
const turns = fc.array(
  fc.record({
    who: fc.nat({ max: 1 }),
    edit: fc.tuple(fc.nat(59), fc.nat(999), fc.nat(999), fc.nat(999)),
    fate: fc.constantFrom(...FATES),
    isSent: fc.boolean(),
    isHeard: fc.boolean(),
    /** whether the next one acts while this one's calls are under way */
    isAwaited: fc.boolean(),
    news: fc.nat(5),
  }),
  { minLength: 1, maxLength: 40 },
)
type Turn = typeof turns extends fc.Arbitrary<(infer One)[]> ? One : never

function openTwo(server: DraftServer): [Window, Window] {
  const open = (): Window => {
    const connection = new CutConnection(server)
    return { connection, session: openSession(server, memoryStorage(), memoryStorage(), connection) }
  }
  return [open(), open()]
}

/** Settles each open conflict of a session, by a choice. */
function settle({ session }: Window, choice: number): void {
  for (const conflict of session.getState().conflicts) {
    const sides = conflict.modules.map(({ id }, index) => [id, (['mine', 'theirs', 'both'] as const)[(choice + index) % 3] ?? 'mine'])
    session.resolve(conflict, Object.fromEntries(sides))
  }
}

/** Plays the turns, each with an edit, and has both windows send and hear all at last, over connections that hold. */
async function play(windows: [Window, Window], sequence: Turn[], edit: (window: Window, turn: Turn, index: number) => void): Promise<void> {
  const calls: Promise<void>[] = []
  for (const [index, turn] of sequence.entries()) {
    const window = windows[turn.who] as Window
    edit(window, turn, index)
    window.connection.fate = turn.fate
    if (turn.isSent) calls.push(window.session.flush())
    if (turn.isHeard) calls.push(window.session.syncTo(window.connection.told(turn.news)))
    if (turn.isAwaited) await Promise.all(calls.splice(0))
    settle(window, turn.news)
  }
  await Promise.all(calls)
  for (let round = 0; round < 8; round++) {
    for (const window of windows) {
      window.connection.fate = 'answered'
      await window.session.flush()
      await window.session.syncTo(window.connection.told(0))
      settle(window, round)
    }
  }
}

describe('two people on two nodes, with cuts', () => {
  it('see the same page as the database, with nothing waiting and nothing refused', async () => {
    await fc.assert(
      fc.asyncProperty(turns, async (sequence) => {
        const server = new DraftServer(documentWith(headline('node-a'), headline('node-b'), headline('node-c')))
        const windows = openTwo(server)
        await play(windows, sequence, ({ session }, { edit, who }) => {
          try {
            session.apply(CONTAINER, [operationFrom(shownDocument(session), edit, `${who}v`)])
          } catch (error) {
            if (!(error instanceof OperationError)) throw error
          }
        })
        for (const { session } of windows) {
          expect(session.queue.length).toBe(0)
          expect(session.getState()).toMatchObject({ conflicts: [], rejected: [], syncState: 'synced' })
          expect(shownDocument(session)).toEqual(server.draft.document)
        }
      }),
      { numRuns: 200 },
    )
  })

  it('who write sentences of their own into one text keep every one of them, and none comes twice', async () => {
    await fc.assert(
      fc.asyncProperty(turns, async (sequence) => {
        const written = Array.from({ length: 8 }, (_, index) => `Satz ${index}.`)
        const server = new DraftServer(documentWith(headline('node-a', written.join(' '))))
        const windows = openTwo(server)
        await play(windows, sequence, ({ session }, { who, edit: [, choice] }, turn) => {
          // Each writes every second sentence.
          const index = (choice % 4) * 2 + who
          const content = String(contentOf(shownDocument(session), 'node-a'))
          const next = `Satz ${index}, im Zug ${turn}.`
          session.apply(CONTAINER, [update('node-a', content.replace(written[index] ?? '', next))])
          written[index] = next
        })
        for (const { session } of windows) {
          expect(session.getState().conflicts).toEqual([])
          expect(contentOf(shownDocument(session), 'node-a')).toBe(written.join(' '))
        }
        expect(contentOf(server.draft.document, 'node-a')).toBe(written.join(' '))
      }),
      { numRuns: 200 },
    )
  })
})
