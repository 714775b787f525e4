import type { Motif } from './stage.ts'
export const pattern: Record<string, Motif> = {}
