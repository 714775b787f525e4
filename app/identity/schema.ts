import { z } from 'zod'
import { ARRANGEMENTS, DEFAULT_FOOTER, DEFAULT_HEADER, footerSchema, headerSchema } from '../site/index.ts'
import { carriedFaceSchema } from './faces/face.ts'
import { DEFAULT_THEME, themeSchema } from './theme.ts'

/** Largest logo in characters of its data: 48 kB of SVG, or 192 kB of PNG in base64. */
export const LOGO_LIMITS = { svg: 48 * 1024, png: 256 * 1024 } as const

/** A logo in a form that can be taken. */
export const logoSchema = z.discriminatedUnion('kind', [
  /** the source */
  z.strictObject({ kind: z.literal('svg'), data: z.string().min(1).max(LOGO_LIMITS.svg) }),
  /** the bytes in base64 */
  z.strictObject({ kind: z.literal('png'), data: z.base64().min(1).max(LOGO_LIMITS.png) }),
])

/** A theatre's logo as it is given. */
export type Logo = z.output<typeof logoSchema>

/** What a theatre looks like: its theme, its logo on light and on dark paper, its header and the parts of its footer. */
export const identitySchema = z.strictObject({
  theme: themeSchema.default(DEFAULT_THEME),
  logo: logoSchema.nullable().default(null),
  /** where the first cannot be seen in the dark; else null */
  darkLogo: logoSchema.nullable().default(null),
  header: headerSchema.default(DEFAULT_HEADER),
  footer: footerSchema.default(DEFAULT_FOOTER),
})

export type Identity = z.output<typeof identitySchema>
type Arrangement = Identity['header']['arrangement']

/** What of it another house can take over: how its header is arranged, but not what header and footer say, which is whose it is. */
export type CarriedIdentity = Omit<Identity, 'footer' | 'header'> & { arrangement?: Arrangement | undefined }

/** The file by which a look is taken from one house to another, with the faces of the first in it. */
export const identityFileSchema = z.strictObject({
  format: z.literal('foyer-theme'),
  version: z.literal(1),
  ...identitySchema.omit({ footer: true, header: true }).shape,
  /** left out where it is the usual one */
  arrangement: z.enum(ARRANGEMENTS).optional(),
  faces: z.array(carriedFaceSchema).max(2).default([]),
})

/** An identity as it was read, and what says whether somebody has changed it since. */
export type ReadIdentity = { identity: Identity; revision: string }
