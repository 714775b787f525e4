import { diffArrays } from 'diff'
import { fieldValue, ROOT_ID, sameJson } from '../../content/index.ts'
import type { ModuleField } from '../../modules/definition.ts'
import { definitionOf } from '../../modules/definitions.ts'
import { layoutOptions } from '../../modules/layouts.ts'

type Data = Record<string, unknown>

type ItemsForm = ModuleField & { kind: 'items' }

/**
 * A field of a module that differs, by the path it has in the newer data. `form` is undefined for a field that no form has;
 * `row` is the item that the field is in.
 */
export type FieldChange = { path: string; form: ModuleField | undefined; older: unknown; newer: unknown; row?: ChangedRow }
export type ChangedRow = { form: ItemsForm; item: Data }

/** The fields of a container itself. */
const ROOT_FIELDS: Record<string, ModuleField> = {
  layout: { kind: 'select', label: 'Columns', options: layoutOptions },
  image: { kind: 'media', label: 'Background image' },
}

/**
 * The fields that differ, each of an item by itself. An item that only the newer data has is reported with all its fields
 * where its words are written on the page, otherwise as one field; one that only the older data has as one field, by the path
 * of its list; another order of the same items as the list itself.
 */
export function fieldChanges(type: string, older: Data, newer: Data): FieldChange[] {
  return changesOf(type === ROOT_ID ? ROOT_FIELDS : (definitionOf(type)?.fields ?? {}), older, newer, '')
}

function changesOf(fields: Record<string, ModuleField>, older: Data, newer: Data, prefix: string): FieldChange[] {
  const names = [...new Set([...Object.keys(fields), ...Object.keys(newer), ...Object.keys(older)])]
  return names.flatMap((name) => {
    const [form, old, now] = [fields[name], older[name], newer[name]]
    const path = prefix + name
    if (name === 'id' || isEqual(old, now)) return []
    return form?.kind === 'items' ? itemChanges(form, itemsOf(old), itemsOf(now), path) : [{ path, form, older: old, newer: now }]
  })
}

function itemChanges(form: ItemsForm, older: Data[], newer: Data[], path: string): FieldChange[] {
  const pairs = pairItems(older, newer)
  const removed = older.filter((_, index) => !pairs.includes(index))
  const changes = [
    ...newer.flatMap((item, index) => changesOfItem(form, older[pairs[index] ?? -1], item, `${path}.${index}`)),
    ...removed.map((item): FieldChange => ({ path, form, older: item, newer: undefined })),
  ]
  return changes.length > 0 ? changes : [{ path, form, older, newer }]
}

function changesOfItem(form: ItemsForm, older: Data | undefined, newer: Data, path: string): FieldChange[] {
  if (!older && !isWrittenInPlace(form)) return [{ path, form, older: undefined, newer }]
  return changesOf(form.fields, older ?? {}, newer, `${path}.`).map((change) => ({ row: { form, item: newer }, ...change }))
}

function isWrittenInPlace({ fields }: ItemsForm): boolean {
  return Object.values(fields).some((field) => 'inPlace' in field && field.inPlace)
}

/** The path in the older data of what has this path in the newer data; undefined for what is in a new item. */
export function olderPath(older: Data, newer: Data, path: string): string | undefined {
  const [name = '', index, ...rest] = path.split('.')
  if (index === undefined) return path
  const [had, has] = [itemsOf(older[name]), itemsOf(newer[name])]
  const pair = pairItems(had, has)[Number(index)]
  const inner = pair === undefined ? undefined : olderPath(had[pair] ?? {}, has[Number(index)] ?? {}, rest.join('.'))
  return inner === undefined ? undefined : `${name}.${pair}.${inner}`
}

/** The older value of a field that the newer data has at this path; undefined where there was none. */
export function olderValue(older: Data, newer: Data, path: string): unknown {
  const place = olderPath(older, newer, path)
  return place === undefined ? undefined : fieldValue(older, place)
}

/**
 * For each newer item the index of the older one that it was: of the same id, or an equal one; between those the one that has
 * most in common, or where as many are left on both sides, the one in its place; and for one that was moved, its equal.
 */
export function pairItems(older: Data[], newer: Data[]): (number | undefined)[] {
  const areSame = (left: Data, right: Data) =>
    left.id === undefined || right.id === undefined ? sameJson(left, right) : left.id === right.id
  const pairs: (number | undefined)[] = []
  let index = 0
  let open: number[] = []
  for (const { value, added, removed } of diffArrays(older, newer, { comparator: areSame })) {
    if (removed) open = value.map(() => index++)
    else if (added) pairs.push(...pairChanged(older, open, value))
    else {
      pairs.push(...value.map(() => index++))
      open = []
    }
  }
  return withMoved(older, newer, pairs)
}

function withMoved(older: Data[], newer: Data[], pairs: readonly (number | undefined)[]): (number | undefined)[] {
  const taken = new Set(pairs)
  return pairs.map((pair, at) => {
    if (pair !== undefined) return pair
    const moved = older.findIndex((item, index) => !taken.has(index) && sameJson(item, newer[at]))
    if (moved < 0) return undefined
    taken.add(moved)
    return moved
  })
}

/** @param open indexes of the older items that are no longer there as they were */
function pairChanged(older: Data[], open: number[], items: Data[]): (number | undefined)[] {
  const left = new Set(open)
  const take = (index: number | undefined) => {
    if (index !== undefined) left.delete(index)
    return index
  }
  const pairs = items.map((item) => (item.id === undefined ? take(mostAlike(older, left, item)) : undefined))
  const alone = pairs.filter((pair) => pair === undefined).length
  return alone === left.size
    ? pairs.map((pair, position) => pair ?? (items[position]?.id === undefined ? take([...left][0]) : undefined))
    : pairs
}

/** Of some older items the one with the most fields of the same words, picture or person; undefined where none has any. */
function mostAlike(older: Data[], among: ReadonlySet<number>, item: Data): number | undefined {
  const alike = [...among].map((index) => ({ index, fields: commonFields(older[index] ?? {}, item) }))
  const best = Math.max(0, ...alike.map(({ fields }) => fields))
  return best > 0 ? alike.find(({ fields }) => fields === best)?.index : undefined
}

function commonFields(left: Data, right: Data): number {
  return Object.entries(right).filter(([name, value]) => Boolean(value) && value !== true && sameJson(left[name], value)).length
}

function itemsOf(value: unknown): Data[] {
  return Array.isArray(value) ? value : []
}

/** An empty field is one that is missing. */
function isEqual(older: unknown, newer: unknown): boolean {
  const given = (value: unknown) => (value === '' || value === null ? undefined : value)
  return sameJson(given(older), given(newer))
}
