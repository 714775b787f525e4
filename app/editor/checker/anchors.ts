import { type ContainerDocument, nodesOf } from '../../content/index.ts'
import { definitionOf } from '../../modules/definitions.ts'
import { referencesOf } from '../../modules/field-extractors.ts'
import { walkFields } from '../../modules/field-walk.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { decoded } from '../../platform/routing/decoded.ts'
import type { Finding } from './check-page.ts'

/** Fragments that browsers resolve without a target: empty and `top`. */
const ALWAYS_THERE = /^(top)?$/i
const ID_IN_CODE = /\sid\s*=\s*(?:"([^"]+)"|'([^']+)'|([^\s"'>]+))/gi

/**
 * Fragment links without a target, and duplicate anchors, of which only the first can be reached.
 * @param isDrawn whether an element outside the modules has this id, such as the cookie settings
 */
export function anchorFindings(documents: Record<number, ContainerDocument>, isDrawn: (name: string) => boolean): Finding[] {
  const places = Object.entries(documents).flatMap(([id, document]) =>
    [...nodesOf(document)].map(({ id: nodeId, type, data }) => ({ place: { containerId: Number(id), nodeId }, ...anchorsOf(type, data) })),
  )
  const owners = new Map<string, string>()
  for (const { place, names } of places) for (const name of names) if (!owners.has(name)) owners.set(name, place.nodeId)
  return places.flatMap(({ place, names, ways }) => [
    ...names
      .filter((name) => owners.get(name) !== place.nodeId)
      .map((name) => ({ ...place, message: t('The anchor “{name}” already exists further up. Links lead there.', { name }) })),
    ...ways
      .filter((way) => !ALWAYS_THERE.test(way) && !owners.has(way) && !isDrawn(way))
      .map((way) => ({ ...place, message: t('A link leads to the anchor “{name}”, which is not on this page.', { name: way }) })),
  ])
}

/** The anchors that a module defines and those it links to. */
function anchorsOf(type: string, data: Record<string, unknown>): { names: string[]; ways: string[] } {
  const definition = definitionOf(type)
  if (!definition) return { names: [], ways: [] }
  const fields = [...walkFields(definition.fields, data)]
  const means = (meaning: 'anchor' | 'way to an anchor') =>
    fields.flatMap(({ form, value }) => (form.kind === 'text' && form.means === meaning && value ? [String(value)] : []))
  const inCode = fields.flatMap(({ form, value }) =>
    form.kind === 'code' && !form.plays
      ? [...String(value ?? '').matchAll(ID_IN_CODE)].map(([, ...names]) => names.find(Boolean) ?? '')
      : [],
  )
  const linked = referencesOf(definition, data).links.flatMap((address) => (address.startsWith('#') ? [decoded(address.slice(1))] : []))
  return { names: [...means('anchor'), ...inCode], ways: [...means('way to an anchor'), ...linked] }
}
