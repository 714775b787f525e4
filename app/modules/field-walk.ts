import type { ModuleField } from './definition.ts'

/** A field with its path in the data: `headline`, `items.2.headline`. */
export type WalkedField = { path: string; form: Exclude<ModuleField, { kind: 'items' }>; value: unknown }

/** All fields of a module, including those of its items, in form order. */
export function* walkFields(fields: Record<string, ModuleField>, data: Record<string, unknown>, prefix = ''): Generator<WalkedField> {
  for (const [name, form] of Object.entries(fields)) {
    const path = prefix + name
    const value = data[name]
    if (form.kind !== 'items') yield { path, form, value }
    else if (Array.isArray(value)) for (const [index, item] of value.entries()) yield* walkFields(form.fields, item, `${path}.${index}.`)
  }
}
