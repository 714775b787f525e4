import { forms } from '../app/forms/tables.ts'
import { articles } from '../app/magazine/tables.ts'
import { typeset } from '../app/platform/format/typeset.ts'
import { media } from '../app/platform/media/tables.ts'
import type { Platform } from '../app/platform/platform.ts'
import { link } from '../app/platform/routing/link.ts'
import { persons, productions, series, venues } from '../app/programme/tables.ts'

const PICTURE = 'picture:'
const ADDRESS = 'to:'

/** Targets of the references in texts, as stored in this database: ids of pictures, addresses of pages, numbers of forms. */
export type References = { pictures: Map<string, number>; addresses: Map<string, string> }

/** Reads all targets stored so far: wide pictures by subject, pages as `kind/slug`. Six statements. */
export async function readReferences({ db }: Platform): Promise<References> {
  const addresses = new Map<string, string>()
  for (const { id, slug } of await db.select({ id: productions.id, slug: productions.slug }).from(productions))
    addresses.set(`production/${slug}`, link('productions-slug-id', { slug, id }))
  for (const { id, slug } of await db.select({ id: venues.id, slug: venues.slug }).from(venues))
    addresses.set(`venue/${slug}`, link('venues-slug-id', { slug, id }))
  for (const { id, slug } of await db.select({ id: series.id, slug: series.slug }).from(series))
    addresses.set(`series/${slug}`, link('series-slug-id', { slug, id }))
  for (const { id, slug } of await db.select({ id: persons.id, slug: persons.slug }).from(persons))
    addresses.set(`person/${slug}`, link('ensemble-slug-id', { slug, id }))
  for (const { id, slug } of await db.select({ id: articles.id, slug: articles.slug }).from(articles))
    addresses.set(`article/${slug}`, link('magazine-slug-id', { slug, id }))
  for (const { id, slug } of await db.select({ id: forms.id, slug: forms.slug }).from(forms)) {
    addresses.set(`form/${slug}`, link('forms-slug-id', { slug, id }))
    addresses.set(`form-number/${slug}`, String(id))
  }
  const pictures = await db.select({ id: media.id, filename: media.filename }).from(media)
  return { addresses, pictures: new Map(pictures.map(({ id, filename }) => [pictureName(filename), id])) }
}

function pictureName(filename: string): string {
  return filename.replace(/(-breit)?\.svg$/, '').replace(/^(venue|series)-/, '$1/')
}

/** A module's data with its references resolved and its texts typeset. @throws Error for a reference without a target */
export function resolved<Value>(value: Value, references: References): Value {
  return resolveAny(value, references) as Value
}

function resolveAny(value: unknown, references: References): unknown {
  if (typeof value === 'string') return resolveText(value, references)
  if (Array.isArray(value)) return value.map((item) => resolveAny(item, references))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, resolveAny(item, references)]))
}

function resolveText(text: string, { pictures, addresses }: References): string | number {
  if (text.startsWith(PICTURE)) return named(pictures, text.slice(PICTURE.length))
  if (text.startsWith(ADDRESS)) return named(addresses, text.slice(ADDRESS.length))
  return typeset(text)
}

function named<Found>(all: Map<string, Found>, name: string): Found {
  const found = all.get(name)
  if (found === undefined) throw new Error(`The demo house names "${name}", which it does not have.`)
  return found
}
