import { describe, expect, it } from 'vitest'
import { type ContentNode, nodesOf } from '../content/index.ts'
import { definitionOf } from '../modules/definitions.ts'
import { invalidFields } from '../modules/draft-validation.ts'
import { ruleViolations } from '../modules/rule-violations.ts'
import { markedPlaces } from '../platform/format/marked-places.ts'
import type { WrittenNode } from './nodes.ts'
import { nodesOfStarter, UNNAMED_HOUSE } from './nodes-of-starter.ts'
import { imprint, privacy, terms } from './parts/legal.ts'
import { STARTERS } from './starters.ts'

/** Words of what a house may lack: rooms and services, what is free or paid back, what is promised. */
const CLAIMS =
  /\b(Bar\b|Garderobe|Foyer|Café|Abendkasse|Werkst[aä]tt|Workshop|Führung|kostenlos|gratis|frei\b|erstatten|honorarfrei|nummeriert|Übertitel|Audiodeskription|Rollstuhl|Nachgespräch|am Telefon|melden uns|meldet sich|wir antworten|dürfen Sie|nicht erlaubt)/

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

const violationsIn = (node: ContentNode) => [node, ...nodesOf(node)].flatMap(ruleViolations).map(({ message }) => message)

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

  it('has a home page of which something can be online at once, and marks on every page that waits', () => {
    const unmarked = home.nodes.filter((node) => markedPlaces(node).length === 0)
    expect(all(unmarked).flatMap(ruleViolations)).toEqual([])
    expect(unmarked.length).toBeGreaterThan(2)
    for (const nodes of drafts) expect(markedPlaces(nodes).length).toBeGreaterThan(0)
  })

  it('lets each sentence that is not true of every house wait for its confirmation', () => {
    const online = [
      ...textsIn([home.nodes, home.description, lists, forms.map(({ intro, successText }) => [intro, successText])]),
      ...textsIn([written.map(({ nodes, description }) => [nodes, description]), imprint, privacy, terms]),
    ].map((text) => text.replaceAll(/\[Bitte [^\]]+\]/g, ''))
    // Questions and headings claim nothing.
    expect(online.filter((text) => text.endsWith('.') && CLAIMS.test(text))).toEqual([])
    expect(markedPlaces(home.nodes).every(({ owed }) => owed === 'confirmation')).toBe(true)
  })

  it('bears the name of the house, and a mark while it has none', () => {
    const named = (house: string) => JSON.stringify(drafts.flatMap((nodes) => nodesOfStarter(nodes, { ...names, house })))
    expect(named('Haus am Fluss')).not.toContain('{haus}')
    const violations = drafts.flatMap((nodes) => nodesOfStarter(nodes, { ...names, house: UNNAMED_HOUSE })).flatMap(violationsIn)
    expect(violations.filter((message) => message.endsWith('Name Ihres Hauses')).length).toBeGreaterThanOrEqual(5)
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
