import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nodesOf, OperationError } from '../../content/index.ts'
import { choices, operationFrom, type Choice as RandomChoice } from '../../content/random-operations.test-support.ts'
import {
  CONTAINER,
  contentOf,
  DraftServer,
  documentWith,
  headline,
  openSession,
  shownDocument,
  update,
} from './draft-server.test-support.ts'
import type { EditorSession } from './session.ts'

/** Two editors who act in turn as chance will have it, each choosing sides at random, and at last send everything. */
async function playTwo(sequence: RandomChoice[]): Promise<{ server: DraftServer; sessions: EditorSession[] }> {
  const server = new DraftServer(documentWith(headline('node-a'), headline('node-b'), headline('node-c')))
  const sessions = [openSession(server), openSession(server)]
  const settle = (session: EditorSession, side: number) => {
    for (const conflict of session.getState().conflicts) {
      session.resolve(
        conflict,
        Object.fromEntries(
          conflict.modules.map(({ id }, index) => [id, (['mine', 'theirs', 'both'] as const)[(side + index) % 3] ?? 'mine']),
        ),
      )
    }
  }
  for (const choice of sequence) {
    const [kind, a, , c] = choice
    const session = sessions[kind % 2] as EditorSession
    try {
      session.apply(CONTAINER, [operationFrom(shownDocument(session), [Math.floor(kind / 2), choice[1], choice[2], c], `${kind % 2}v`)])
    } catch (error) {
      if (!(error instanceof OperationError)) throw error
    }
    if (a % 3 === 0) await session.flush()
    settle(session, c)
  }
  for (let round = 0; round < 6; round++) {
    for (const session of sessions) {
      await session.flush()
      settle(session, round)
      await session.flush()
    }
  }
  return { server, sessions }
}

describe('two editors, interleaved at random', () => {
  it('end with nothing waiting, nothing refused, and a document that is whole', async () => {
    await fc.assert(
      fc.asyncProperty(choices(1, 40), async (sequence) => {
        const { server, sessions } = await playTwo(sequence)
        for (const session of sessions) {
          expect(session.queue.length).toBe(0)
          expect(session.getState().conflicts).toEqual([])
          expect(session.getState().rejected).toEqual([])
        }
        const ids = [...nodesOf(server.draft.document)].map((node) => node.id)
        expect(new Set(ids).size).toBe(ids.length)
      }),
      { numRuns: 150 },
    )
  })

  it('show the same page as the server once each has sent something more', async () => {
    await fc.assert(
      fc.asyncProperty(choices(1, 30), async (sequence) => {
        const { server, sessions } = await playTwo(sequence)
        for (const [index, session] of [...sessions, ...sessions].entries()) {
          session.apply(CONTAINER, [
            { type: 'insert', node: headline(`last-${index}`), place: { parent: 'root', column: 0, before: null } },
          ])
          await session.flush()
        }
        const last = sessions[1] as EditorSession
        expect(shownDocument(last)).toEqual(server.draft.document)
      }),
      { numRuns: 80 },
    )
  })

  it('write into one text at the same time and end with the sentences of both, without being asked', async () => {
    const turns = fc.array(
      fc.record({ who: fc.nat({ max: 1 }), sentence: fc.nat({ max: 3 }), isSent: fc.boolean(), isHeard: fc.boolean() }),
      {
        minLength: 1,
        maxLength: 30,
      },
    )
    await fc.assert(
      fc.asyncProperty(turns, async (sequence) => {
        const written = Array.from({ length: 8 }, (_, index) => `Satz ${index}.`)
        const server = new DraftServer(documentWith(headline('node-a', written.join(' '))))
        const sessions = [openSession(server), openSession(server)]
        for (const [turn, { who, sentence, isSent, isHeard }] of sequence.entries()) {
          const session = sessions[who] as EditorSession
          // Each writes sentences of their own, which stand between those of the other.
          const index = sentence * 2 + who
          const before = String(contentOf(shownDocument(session), 'node-a'))
          const content = before.replace(written[index] ?? '', `Satz ${index}, im Zug ${turn}.`)
          written[index] = `Satz ${index}, im Zug ${turn}.`
          session.apply(CONTAINER, [update('node-a', content)])
          if (isSent) await session.flush()
          if (isHeard) await session.syncTo(server.revisions)
        }
        for (const session of [...sessions, ...sessions]) {
          await session.flush()
          await session.syncTo(server.revisions)
        }
        for (const session of sessions) {
          expect(session.getState().conflicts).toEqual([])
          expect(contentOf(shownDocument(session), 'node-a')).toBe(written.join(' '))
        }
        expect(contentOf(server.draft.document, 'node-a')).toBe(written.join(' '))
      }),
      { numRuns: 150 },
    )
  })
})
