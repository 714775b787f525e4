import type { TypeDescription } from './type-description.ts'

/** Fields whose words name a record: those that its address is made from, else its first line. */
export function namingFields({ fields }: Pick<TypeDescription, 'fields'>): string[] {
  const slug = fields.slug
  return slug?.kind === 'slug'
    ? slug.from
    : Object.keys(fields)
        .filter((name) => fields[name]?.kind === 'text')
        .slice(0, 1)
}
