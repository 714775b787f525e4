import { z } from 'zod'
import { t } from '../platform/i18n/i18n.ts'
import { linkAddress } from '../platform/rich-text/rich-text.ts'
import { zweiklangNames } from '../platform/theme/color-pair.ts'
import { HEADER_LIMITS } from './header-limits.ts'
import { neededText, networkLinks, phoneNumber } from './part-fields.ts'

/**
 * Where name and menu stand: beside each other, one above the other with the name at the start or in the middle, or without a row
 * of the menu's entries, which the menu button opens.
 */
export const ARRANGEMENTS = ['beside', 'below', 'middle', 'folded', 'middle-folded'] as const
/** The parts that the line above can have once; what they say stands elsewhere. What stands before the gap is at the start. */
export const FIXED_LINE_PARTS = ['hours', 'shop', 'favourites', 'account', 'languages', 'scheme', 'gap'] as const
/** The parts of the line that are written for it. */
export const WRITTEN_LINE_PARTS = ['text', 'phone', 'social'] as const
/** What can stand beside the menu button once. */
export const FIXED_BAR_PARTS = ['search', 'cart', 'languages'] as const

const optionalLink = z.union([z.literal(''), linkAddress])

const linePart = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(FIXED_LINE_PARTS) }),
  z.strictObject({ kind: z.literal('text'), text: neededText(HEADER_LIMITS.text), url: optionalLink }),
  z.strictObject({ kind: z.literal('phone'), phone: phoneNumber.min(1, { error: () => t('This field is required!') }) }),
  z.strictObject({ kind: z.literal('social'), links: networkLinks }),
])

const barPart = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(FIXED_BAR_PARTS) }),
  z.strictObject({ kind: z.literal('call'), text: neededText(HEADER_LIMITS.call), url: linkAddress }),
])

/** A part of the line above the bar. */
export type LinePart = z.output<typeof linePart>
/** What stands beside the menu button. */
export type BarPart = z.output<typeof barPart>

/** A header as it is stored, and as visitors see it in their language. */
export type HouseHeader = z.output<typeof houseHeader>

/** The header of a house that has chosen none. */
export const DEFAULT_HEADER: HouseHeader = {
  arrangement: 'beside',
  announcement: null,
  line: [
    { kind: 'hours' },
    { kind: 'gap' },
    { kind: 'shop' },
    { kind: 'favourites' },
    { kind: 'account' },
    { kind: 'languages' },
    { kind: 'scheme' },
  ],
  bar: [{ kind: 'search' }, { kind: 'cart' }],
}

const houseHeader = z.strictObject({
  arrangement: z.enum(ARRANGEMENTS),
  /** a sentence above everything, on one of the theatre's colour pairs */
  announcement: z
    .strictObject({ text: neededText(HEADER_LIMITS.announcement), url: optionalLink, pair: z.enum(zweiklangNames) })
    .nullable(),
  line: z
    .array(linePart)
    .max(HEADER_LIMITS.line)
    .refine((parts) => isOnceEach(parts, FIXED_LINE_PARTS), { error: () => t('This part can be in the header once.') }),
  bar: z
    .array(barPart)
    .refine((parts) => isOnceEach(parts, [...FIXED_BAR_PARTS, 'call']), { error: () => t('This part can be in the header once.') }),
})

/** The parts of a header. Whoever reads another language finds it in every one. */
export const headerSchema = houseHeader.refine(({ line, bar }) => countOf('languages', [...line, ...bar]) === 1, {
  path: ['line'],
  error: () => t('The languages belong in every header, in the line above or in the bar.'),
})

const countOf = (kind: string, parts: readonly { kind: string }[]): number => parts.filter((part) => part.kind === kind).length

const isOnceEach = (parts: readonly { kind: string }[], kinds: readonly string[]): boolean =>
  kinds.every((kind) => countOf(kind, parts) <= 1)

/** Whether a header is the one of a house that has chosen none. */
export const isUsualHeader = (header: HouseHeader): boolean => JSON.stringify(header) === JSON.stringify(DEFAULT_HEADER)
