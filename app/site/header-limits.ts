/** How much the parts of a header hold. A short call fits into the bar of a phone. */
export const HEADER_LIMITS = { line: 12, text: 80, announcement: 160, call: 24, shortCall: 10 } as const
