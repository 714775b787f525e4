import type { Motif } from './stage.ts'
export const bust: Motif = () => ({ marks: '', focus: [0, 0] })
