import { afterEach, expect, it, vi } from 'vitest'
import { knownPart, readAgain } from './reusables.ts'

afterEach(() => void vi.unstubAllGlobals())

it('a part made while the parts are being read is known, though the answer on its way is from before', async () => {
  const answers = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()]
  const asked = vi.fn(() => answers[asked.mock.calls.length - 1]?.promise)
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('fetch', asked)
  const part = { slug: 'winter', title: 'Winterhinweis', nodes: [] }
  const answer = (parts: object[]) => Response.json({ parts, templates: [], pictures: {} })

  const first = readAgain()
  const afterwards = readAgain()
  answers[0]?.resolve(answer([]))
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(2))
  answers[1]?.resolve(answer([part]))
  await Promise.all([first, afterwards])

  expect(knownPart('winter')?.title).toBe('Winterhinweis')
})
