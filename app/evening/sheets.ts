/** The four actions of a card, in their order. */
export const EVENING_SHEETS = ['cancel', 'recast', 'move', 'notice'] as const
export type EveningSheet = (typeof EVENING_SHEETS)[number]
