import type { CarriedFace } from './faces/face.ts'
import { type CarriedIdentity, identityFileSchema } from './schema.ts'

/** What such a file holds: a look, and the faces of the house that it is set in. */
export type CarriedLook = { identity: CarriedIdentity; faces: CarriedFace[] }

/** A look as the file by which it is taken to another house. */
export function identityFile({ identity, faces }: CarriedLook): string {
  return JSON.stringify({ format: 'foyer-theme', version: 1, ...identity, ...(faces.length > 0 ? { faces } : {}) }, null, 2)
}

/** The look in such a file; undefined for any other. */
export function identityInFile(text: string): CarriedLook | undefined {
  const { data } = identityFileSchema.safeParse(jsonOf(text))
  if (!data) return undefined
  const { format: _, version: __, faces, ...identity } = data
  return { identity, faces }
}

/** A look whose faces are known under other ids in the house to which it came. */
export function withFaceIds(identity: CarriedIdentity, ids: ReadonlyMap<string, string>): CarriedIdentity {
  const { theme } = identity
  const here = (face: string) => (ids.get(face) ?? face) as typeof theme.headlineFace
  return { ...identity, theme: { ...theme, headlineFace: here(theme.headlineFace), textFace: here(theme.textFace) } }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
