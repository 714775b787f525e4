import { z } from 'zod'
import { type ZweiklangName, zweiklaenge, zweiklangNames } from '../platform/theme/color-pair.ts'
import { faceId } from './faces/face.ts'
import { OPEN_FAMILIES } from './faces/open-families.ts'

const hex = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i)
  .transform((value) => value.toLowerCase())
const pair = z.strictObject({ ground: hex, ink: hex })

/** A background and what is written on it, as `#rrggbb`. */
export type Pair = z.output<typeof pair>

/** The faces that every page of the program can be set in; the open families beside them are chosen (`faces/open-families.ts`). */
export const SHIPPED_FACES = ['archivo', 'newsreader'] as const
/** Widths of headlines in per cent, for faces that have several. */
export const HEADLINE_WIDTHS = { from: 62, to: 125 } as const
export const RULE_WIDTHS = [1, 2, 4] as const
export const CORNERS = [0, 8, 24] as const
/** How pictures on the colour of a production are shown: as they are, or in that colour alone. */
export const POSTERS = ['colour', 'tinted'] as const

const face = z.union([z.enum(SHIPPED_FACES), z.enum(OPEN_FAMILIES), faceId])

/** What makes a site look like this theatre and no other. */
export const themeSchema = z.strictObject({
  light: pair,
  dark: pair,
  /** footer and notices, whatever the scheme */
  stage: pair,
  /** the pairs that productions and modules choose from */
  pairs: z.strictObject(Object.fromEntries(zweiklangNames.map((name) => [name, pair])) as Record<ZweiklangName, typeof pair>),
  /** a face or an open family of the program, or the id of one that the house has uploaded */
  headlineFace: face,
  /** the face of everything that is no headline and no long text */
  textFace: face.default('archivo'),
  headlineWidth: z.int().min(HEADLINE_WIDTHS.from).max(HEADLINE_WIDTHS.to),
  /** pixels of the line between sections */
  rule: z.literal(RULE_WIDTHS),
  /** pixels by which buttons and fields are rounded */
  corner: z.literal(CORNERS),
  poster: z.enum(POSTERS).default('colour'),
})

export type Theme = z.output<typeof themeSchema>

const inLowerCase = ({ ground, ink }: Pair): Pair => ({ ground: ground.toLowerCase(), ink: ink.toLowerCase() })

/** The theme that `ui/tokens.css` says; for it no rule is written. */
export const DEFAULT_THEME: Theme = {
  light: { ground: '#f7f4ee', ink: '#161311' },
  dark: { ground: '#161311', ink: '#f7f4ee' },
  stage: { ground: '#161311', ink: '#f7f4ee' },
  pairs: Object.fromEntries(zweiklangNames.map((name) => [name, inLowerCase(zweiklaenge[name])])) as Theme['pairs'],
  headlineFace: 'archivo',
  textFace: 'archivo',
  headlineWidth: 72,
  rule: 2,
  corner: 0,
  poster: 'colour',
}
