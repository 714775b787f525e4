import type { Match } from './match-cast.ts'
import type { PastedCast } from './parse-cast.ts'

/** A pasted name with whom it was found to mean. */
export type MatchedPerson = { text: string; match: Match }
/** A pasted cast with what its words were found to mean, to be looked at before anything is written. */
export type CastPreview = {
  roles: {
    text: string
    match: Match
    /** null where only evenings are named */
    usual: MatchedPerson | null
    evenings: { eventId: number; who: MatchedPerson }[]
  }[]
  /** dates of the table that mean no performance, or more than one */
  unknownDates: string[]
  unread: PastedCast['unread']
  /** names of the people found, by id */
  names: Record<number, string>
}
