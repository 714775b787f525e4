/** Where a source is: at an address, or the ticket shop of the house. */
export const SOURCE_KINDS = ['address', 'shop'] as const
export type SourceKind = (typeof SOURCE_KINDS)[number]
