import type { Motif } from './stage.ts'
export const letterMotifs = (_title: string): Record<string, Motif> => ({})
