import { z } from 'zod'
import { t } from '../platform/i18n/i18n.ts'
import type { PictureSource } from '../platform/media/picture.ts'
import { linkAddress } from '../platform/rich-text/rich-text.ts'
import { neededText, networkLinks, phoneNumber, webAddress } from './part-fields.ts'

/** The parts that a footer can have once; what they say stands elsewhere: opening hours, the menu of the footer, legal pages. */
export const FIXED_PARTS = ['hours', 'service', 'legal'] as const
/** The parts that are written for the footer. */
export const WRITTEN_PARTS = ['address', 'social', 'newsletter', 'sponsors', 'text'] as const
export const FOOTER_LIMITS = { parts: 12, logos: 24, title: 80, text: 400 } as const

const title = z.string().trim().max(FOOTER_LIMITS.title)
const mailAddress = z.union([z.literal(''), z.email({ error: () => t('Invalid e-mail address!') }).max(120)])
const logo = z.strictObject({ media: z.int().positive(), name: neededText(FOOTER_LIMITS.title), url: z.union([z.literal(''), webAddress]) })

const footerPart = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('hours') }),
  z.strictObject({ kind: z.literal('service') }),
  z.strictObject({ kind: z.literal('legal') }),
  z.strictObject({ kind: z.literal('address'), title, text: neededText(FOOTER_LIMITS.text), phone: phoneNumber, mail: mailAddress }),
  z.strictObject({
    ...{ kind: z.literal('social'), title },
    links: networkLinks,
  }),
  z.strictObject({
    kind: z.literal('newsletter'),
    title,
    text: z.string().trim().max(FOOTER_LIMITS.text),
    link: neededText(60),
    url: linkAddress,
  }),
  z.strictObject({ kind: z.literal('sponsors'), title, logos: z.array(logo).max(FOOTER_LIMITS.logos) }),
  z.strictObject({ kind: z.literal('text'), title, text: neededText(FOOTER_LIMITS.text) }),
])

/** A part of the footer as it is stored. */
export type FooterPart = z.output<typeof footerPart>
export type FooterPartKind = FooterPart['kind']
/** A logo of those who support the theatre, as visitors see it. */
export type ShownLogo = { picture: PictureSource; name: string; url: string }
/** A part as visitors see it, with the pictures of its logos. */
export type ShownFooterPart = Exclude<FooterPart, { kind: 'sponsors' }> | { kind: 'sponsors'; title: string; logos: ShownLogo[] }

/** The footer of a house that has chosen none. */
export const DEFAULT_FOOTER: FooterPart[] = FIXED_PARTS.map((kind) => ({ kind }))

/** The parts of a footer in their order. The legal links are on every page of every house. */
export const footerSchema = z
  .array(footerPart)
  .max(FOOTER_LIMITS.parts)
  .refine((parts) => parts.filter(({ kind }) => kind === 'legal').length === 1, {
    error: () => t('The legal links belong on every page and cannot be removed.'),
  })
  .refine((parts) => FIXED_PARTS.every((fixed) => parts.filter(({ kind }) => kind === fixed).length <= 1), {
    error: () => t('Opening hours, service and legal links can each be in the footer once.'),
  })

/** The ids of the pictures in a footer. */
export function picturesOfFooter(parts: readonly FooterPart[]): number[] {
  return parts.flatMap((part) => (part.kind === 'sponsors' ? part.logos.map(({ media }) => media) : []))
}

/** A footer as visitors see it; a logo whose picture is gone is left out. */
export function shownFooter(parts: readonly FooterPart[], pictures: ReadonlyMap<number, PictureSource>): ShownFooterPart[] {
  return parts.map((part) => {
    if (part.kind !== 'sponsors') return part
    const logos = part.logos.flatMap(({ media, name, url }) => {
      const picture = pictures.get(media)
      return picture ? [{ picture, name, url }] : []
    })
    return { ...part, logos }
  })
}
