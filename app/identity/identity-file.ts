import { type Identity, identityFileSchema } from './schema.ts'

/** A look as the file by which it is taken to another house. */
export function identityFile(identity: Identity): string {
  return JSON.stringify({ format: 'foyer-theme', version: 1, ...identity }, null, 2)
}

/** The look in such a file; undefined for any other. */
export function identityInFile(text: string): Identity | undefined {
  const { data } = identityFileSchema.safeParse(jsonOf(text))
  if (!data) return undefined
  const { format: _, version: __, ...identity } = data
  return identity
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
