import { type ZweiklangName, zweiklaenge } from '../theme/color-pair.ts'

/** What share cards take from the look of a theatre. */
export type ShareLook = {
  /** another one for each look; empty for the default one */
  version: string
  pairOf: (name: ZweiklangName) => { ground: string; ink: string }
  /** per cent of the width of titles in the program's face */
  headlineWidth?: number
  /** the face of titles, as a font without axes; undefined where it is that of the program */
  openHeadline?: () => Promise<Uint8Array>
  /** the logo as pixels on a background, and the paper that it needs there; without one the name is written */
  logoOn?: (ground: string) => Promise<{ picture: Uint8Array; paper: string | null } | undefined>
}

/** The look of a house that has chosen none. */
export const DEFAULT_SHARE_LOOK: ShareLook = { version: '', pairOf: (name) => zweiklaenge[name] }
