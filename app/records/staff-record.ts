import type { Values } from './record-type.ts'

/** A record as staff read and write it. `revision` is a fingerprint of its values: it differs once another user has changed the record. */
export type StaffRecord = { id: number; title: string; values: Values; revision: string }
