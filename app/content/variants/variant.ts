/** In which other ways a page can be said: in Leichte Sprache, or as a film in German Sign Language (decision 0136). */
export const VARIANT_KINDS = ['easy-read', 'sign-language'] as const
export type VariantKind = (typeof VARIANT_KINDS)[number]

/**
 * What has an address of its own, and so may be said in another way. Visitors see a variant only with its original. A performance
 * has its production's.
 */
export const ORIGINALS = ['page', 'production', 'person', 'series', 'venue', 'article', 'form'] as const

/**
 * The last part of its address, and its language by BCP 47. `simple` is a registered subtag: screen readers look a tag up from
 * its end, and so read `de-simple` with their German voice. `gsg` is the registered code of German Sign Language.
 */
export const VARIANTS = {
  'easy-read': { slug: 'leichte-sprache', language: 'de-simple' },
  'sign-language': { slug: 'gebaerdensprache', language: 'gsg' },
} as const satisfies Record<VariantKind, { slug: string; language: string }>

/** A way from a page to another variant of it, with that one's language; `everyday` is the page itself, in everyday language. */
export type VariantLink = { to: VariantKind | 'everyday'; url: string; label: string; language: string }

/** The variants of a page; `is` where the page itself is one. */
export type PageVariants = { is?: VariantKind; links: VariantLink[] }

/** What a loader says of them: lists say it with their page. */
type WithVariants = { variants?: PageVariants; listPage?: { variants?: PageVariants } } | null | undefined

/** The variants of the page whose loaders these data are from. */
export function variantsIn(loaderData: Record<string, unknown>): PageVariants | undefined {
  for (const data of Object.values(loaderData) as WithVariants[]) {
    const found = data?.variants ?? data?.listPage?.variants
    if (found) return found
  }
  return undefined
}
