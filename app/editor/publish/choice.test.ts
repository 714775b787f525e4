import { expect, it } from 'vitest'
import type { ChangedModule } from './changed-modules.ts'
import { type Decisions, decide, decideAll, isTickStale, tickedModules } from './choice.ts'

const NOBODY: Decisions = new Map()

function module(key: string, by: 'me' | 'rita' | 'both', more: Partial<ChangedModule> = {}): ChangedModule {
  const author = (name: string, is_me: boolean) => ({ name, at: '2026-11-24T10:00:00+01:00', is_me })
  const authors = [...(by === 'rita' ? [] : [author('Eva', true)]), ...(by === 'me' ? [] : [author('Rita', false)])]
  const node = { id: key, type: 'headline', version: 1, data: { content: key } }
  return {
    ...{ id: key, key, type: 'headline', kind: 'changed', containerId: 1, older: node, newer: node, authors },
    ...{ isOwn: by === 'me', plannedFor: undefined },
    ...more,
  }
}

/** Completes by a table of what each needs. */
const needing = (needs: Record<string, string[]>) => (keys: ReadonlySet<string>) =>
  new Set([...keys].flatMap((key) => [key, ...(needs[key] ?? [])]))
const alone = needing({})
const ids = (keys: ReadonlySet<string>) => [...keys].toSorted()

it('ticks one’s own changes, not those of others, not those that both made, not those that are planned', () => {
  const modules = [
    module('a', 'me'),
    module('b', 'rita'),
    module('c', 'both'),
    module('d', 'me', { plannedFor: '2026-11-27T10:00:00+01:00' }),
  ]
  expect(ids(tickedModules(modules, NOBODY, alone))).toEqual(['a'])
})

it('does not tick by itself what would take another person’s work along; ticking it takes that along and says so', () => {
  const modules = [module('text', 'me'), module('section', 'rita'), module('head', 'me')]
  const complete = needing({ text: ['section'] })
  expect(ids(tickedModules(modules, NOBODY, complete))).toEqual(['head'])
  const { decisions, along } = decide(modules, NOBODY, complete, { key: 'text', isTicked: true })
  expect(ids(tickedModules(modules, decisions, complete))).toEqual(['head', 'section', 'text'])
  expect(along.map(({ id }) => id)).toEqual(['section'])
})

it('unticks with a module what needs it', () => {
  const modules = [module('text', 'me'), module('section', 'me'), module('head', 'me')]
  const complete = needing({ text: ['section'] })
  const { decisions, along } = decide(modules, NOBODY, complete, { key: 'section', isTicked: false })
  expect(ids(tickedModules(modules, decisions, complete))).toEqual(['head'])
  expect(along.map(({ id }) => id)).toEqual(['text'])
})

it('takes a tick on another person’s work away when they go on with it, and not when they stop', () => {
  const before = [module('b', 'rita')]
  const { decisions } = decide(before, NOBODY, alone, { key: 'b', isTicked: true })
  expect(ids(tickedModules([module('b', 'rita')], decisions, alone))).toEqual(['b'])
  const further = module('b', 'rita', { newer: { id: 'b', type: 'headline', version: 1, data: { content: 'weiter' } } })
  expect(ids(tickedModules([further], decisions, alone))).toEqual([])
  expect(isTickStale(further, decisions)).toBe(true)
})

it('unticks one’s own change as soon as somebody else has a part in it, also where it was ticked by hand', () => {
  const { decisions } = decide([module('a', 'me')], NOBODY, alone, { key: 'a', isTicked: false })
  const again = decide([module('a', 'me')], decisions, alone, { key: 'a', isTicked: true }).decisions
  expect(ids(tickedModules([module('a', 'both')], NOBODY, alone))).toEqual([])
  expect(ids(tickedModules([module('a', 'both')], again, alone))).toEqual([])
})

it('ticks everything at once, and only one’s own again', () => {
  const modules = [module('a', 'me'), module('b', 'rita')]
  expect(ids(tickedModules(modules, decideAll(modules, 'all'), alone))).toEqual(['a', 'b'])
  expect(ids(tickedModules(modules, decideAll(modules, 'own'), alone))).toEqual(['a'])
})
