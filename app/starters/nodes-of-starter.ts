import { type ContentNode, newNodeId } from '../content/index.ts'
import { markOf } from '../platform/format/marked-places.ts'
import type { WrittenNode } from './nodes.ts'

const HOUSE = '{haus}'
const FORM = 'form:'

/** What stands for the name of a house that has none yet; `nameHouse` replaces it. */
export const UNNAMED_HOUSE = markOf({ owed: 'words', what: 'Name Ihres Hauses' })

/** What stands for what in a starter's texts: the house's name, and the numbers of its forms by their slugs. */
export type Names = { house: string; forms: ReadonlyMap<string, number> }

/** Modules of a starter as a page keeps them, with this house's name and forms. @throws Error for a form that the starter does not have */
export function nodesOfStarter(nodes: readonly WrittenNode[], names: Names): ContentNode[] {
  return nodes.map(({ type, data, columns }) => ({
    ...{ id: newNodeId(), type, version: VERSIONS[type] ?? 1 },
    data: filled(data, names) as ContentNode['data'],
    ...(columns ? { columns: columns.map((children) => ({ classes: '', children: nodesOfStarter(children, names) })) } : {}),
  }))
}

/** The versions of the modules' data that starters are written in, where it is not the first. */
const VERSIONS: Record<string, number> = { 'hero-media': 2 }

function filled(value: unknown, names: Names): unknown {
  if (typeof value === 'string')
    return value.startsWith(FORM) ? formNumber(value.slice(FORM.length), names) : value.replaceAll(HOUSE, names.house)
  if (Array.isArray(value)) return value.map((item) => filled(item, names))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, filled(item, names)]))
}

function formNumber(slug: string, { forms }: Names): string {
  const id = forms.get(slug)
  if (id === undefined) throw new Error(`the starter has no form "${slug}"`)
  return String(id)
}
