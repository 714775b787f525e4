import type { OpenFamily } from './open-families.ts'

/** A file of a family's package: the axes that it has, and where the one for its size is held for headlines. */
type Source = { axes: 'wght' | 'opsz' | 'standard'; pinned?: { opsz: number } }

const SOURCES: Partial<Record<OpenFamily, Source>> = {
  'bricolage-grotesque': { axes: 'standard', pinned: { opsz: 24 } },
  fraunces: { axes: 'opsz', pinned: { opsz: 72 } },
  playfair: { axes: 'opsz', pinned: { opsz: 60 } },
}

/** Where the letters of a family come from: a file of its package, and what of its axes is held at one place. */
export function openSource(family: OpenFamily, letters: 'latin' | 'latin-ext'): { file: string; pinned: Record<string, number> } {
  const { axes, pinned = {} } = SOURCES[family] ?? { axes: 'wght' }
  return { file: `@fontsource-variable/${family}/files/${family}-${letters}-${axes}-normal.woff2`, pinned }
}
