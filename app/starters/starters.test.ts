import { describe, expect, it } from 'vitest'
import { type ContentNode, nodesOf } from '../content/index.ts'
import { definitionOf } from '../modules/definitions.ts'
import { invalidFields } from '../modules/draft-validation.ts'
import { ruleViolations } from '../modules/rule-violations.ts'
import { markedPlaces } from '../platform/format/marked-places.ts'
import type { WrittenNode } from './nodes.ts'
import { nodesOfStarter } from './nodes-of-starter.ts'
import { imprint, privacy, terms } from './parts/legal.ts'
import { STARTERS } from './starters.ts'

describe.each(Object.entries(STARTERS))('the starter site %s', (_, { home, pages, forms, lists }) => {
  const names = { house: 'Haus am Fluss', forms: new Map(forms.map(({ slug }, index) => [slug, index + 1])) }
  const all = (nodes: readonly WrittenNode[]): ContentNode[] => nodesOfStarter(nodes, names).flatMap((node) => [node, ...nodesOf(node)])
  const written = pages.flatMap(({ below = [], ...page }) => [page, ...below])
  const drafts = [...written.map(({ nodes }) => nodes), imprint, privacy, terms]

  it('has only modules that can be shown, with every form they name', () => {
    for (const node of [home.nodes, ...drafts].flatMap(all)) {
      const definition = definitionOf(node.type)
      expect(definition && invalidFields(definition, node.data), node.type).toEqual([])
    }
  })

  it('has a home page that can be online at once, and marks on every page that waits', () => {
    expect(all(home.nodes).flatMap(ruleViolations)).toEqual([])
    for (const nodes of drafts) expect(markedPlaces(nodes).length).toBeGreaterThan(0)
  })

  it('links to no page that is not online yet', () => {
    expect(JSON.stringify(home.nodes)).not.toContain('"href"')
  })

  it('has a menu, contact, press, accessibility statement, and addresses that differ', () => {
    expect(Object.values(lists).filter(({ inMenu }) => inMenu).length).toBeGreaterThanOrEqual(3)
    const slugs = written.map(({ slug }) => slug)
    expect(slugs).toEqual(expect.arrayContaining(['kontakt', 'presse', 'barrierefreiheitserklaerung']))
    expect(new Set(slugs).size).toBe(slugs.length)
  })
})
