/** The kinds of house for which there is a starter site. */
export const STARTER_NAMES = ['theatre', 'festival', 'concert-hall', 'museum', 'small-stage'] as const
export type StarterName = (typeof STARTER_NAMES)[number]
