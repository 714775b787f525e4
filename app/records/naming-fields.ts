import type { TypeDescription } from './type-description.ts'

/** The fields that name a record: those its slug is generated from, else its first `text` field. */
export function namingFields({ fields }: Pick<TypeDescription, 'fields'>): string[] {
  const slug = fields.slug
  return slug?.kind === 'slug'
    ? slug.from
    : Object.keys(fields)
        .filter((name) => fields[name]?.kind === 'text')
        .slice(0, 1)
}
