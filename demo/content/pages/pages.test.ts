import { describe, expect, it } from 'vitest'
import { moduleDefinitions } from '../../../app/modules/definitions.ts'
import { resolved } from '../../references.ts'
import { articles } from '../articles/index.ts'
import { forms } from '../forms.ts'
import { legalPages } from '../legal.ts'
import type { WrittenNode } from '../nodes.ts'
import { pages } from '../pages.ts'
import { persons } from '../persons.ts'
import { productions } from '../productions.ts'
import { series } from '../series.ts'
import * as site from '../site.ts'
import { venues } from '../venues.ts'
import type { DemoPage } from './page.ts'

/** Every reference that texts may use, each with a placeholder instead of the id or address that the fill would insert. */
const named = { production: productions, venue: venues, person: persons, series, article: articles, form: forms }
const references = {
  addresses: new Map([
    ...Object.entries(named).flatMap(([kind, all]) => all.map(({ slug }) => [`${kind}/${slug}`, `/de/${kind}/${slug}`] as const)),
    ...forms.map(({ slug }, index) => [`form-number/${slug}`, String(index + 1)] as const),
  ]),
  pictures: new Map(
    [
      ...productions.map(({ slug }) => slug),
      ...venues.map(({ slug }) => `venue/${slug}`),
      ...series.map(({ slug }) => `series/${slug}`),
      ...articles.map(({ slug }) => `artikel-${slug}`),
      ...['werft', 'sparkasse', 'stiftung', 'faehre', 'druckerei'].map((name) => `sign/${name}`),
    ].map((name) => [name, 1] as const),
  ),
}
/** What a record says in another way lies below its address. */
const addressOf = ({ path, variantOf }: DemoPage) =>
  variantOf?.startsWith('to:') ? `/de/${variantOf.slice('to:'.length)}/${path}` : `/de${path && `/${path}`}`
const paths = new Set(pages.map(addressOf))
const flat = (nodes: WrittenNode[]): WrittenNode[] => nodes.flatMap((node) => [node, ...(node.columns ?? []).flatMap(flat)])
const written = [...pages, ...legalPages]

describe('the pages of the demo house', () => {
  it('consist of modules that the editor would take', () => {
    for (const page of written) {
      for (const node of flat(page.nodes)) {
        const definition = moduleDefinitions.find((one) => one.type === node.type)
        expect(definition?.schema.safeParse(resolved(node.data, references)).error?.issues, node.type).toBeUndefined()
        expect(node.columns !== undefined, node.type).toBe(definition?.columns !== undefined)
      }
    }
  })
  it('lead only to pages that exist', () => {
    const addresses = [...JSON.stringify([written, site]).matchAll(/"(?:href|link|linkUrl|alternativeLinkUrl)":"(\/[^"]*)"/g)]
    expect(addresses.length).toBeGreaterThan(12)
    for (const [, address] of addresses) expect(paths).toContain(address)
  })
  it('stand below parents that come before them, each path once', () => {
    expect(paths.size).toBe(pages.length)
    for (const [index, { path }] of pages.entries()) {
      const parent = path.split('/').slice(0, -1).join('/')
      if (parent) expect(pages.slice(0, index).map((page) => page.path)).toContain(parent)
    }
  })
  it('vary: home and the visit use six kinds of modules or more, and every kind stands somewhere', () => {
    const kinds = (path: string) => new Set(flat(pages.find((page) => page.path === path)?.nodes ?? []).map((node) => node.type)).size
    expect(Math.min(kinds(''), kinds('ihr-besuch'))).toBeGreaterThanOrEqual(6)
    const used = new Set(written.flatMap((page) => flat(page.nodes)).map((node) => node.type))
    for (const type of ['section', 'two-columns', 'quote', 'faq', 'full-teaser', 'image', 'link', 'teaser-list'])
      expect(used).toContain(type)
  })
})
