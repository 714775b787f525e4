import type { de } from './de.ts'
import type { deServer } from './de-server.ts'
import type { deStaff } from './de-staff.ts'

/** English source texts; the German catalogue names each exactly once, so a missing text does not compile. */
export type MessageId = keyof typeof de | keyof typeof deStaff | keyof typeof deServer

/** The texts of one language, by English source text; two forms where the number decides. */
export type Catalogue = Partial<Record<string, string | { one: string; other: string }>>
