/** What a line of a file says of a performance, in the house's own terms. */
export type ImportedLine = {
  production: string
  room: string
  /** with offset */
  startsAt: string
  endsAt: string | null
  /** as the file says it; undefined where it says nothing of this */
  status: 'scheduled' | 'cancelled' | 'moved' | undefined
  note: string | undefined
  idJet: string | undefined
  ticketUrl: string | undefined
  /** what the system it comes from calls it */
  planningId: string | undefined
}

/** A line of the file: what it says, or why nothing can be made of it. */
export type ReadLine = { line: number; title: string; value: ImportedLine | undefined; reasons: string[] }

/** A line that was left out, and why. */
export type RejectedLine = Omit<ReadLine, 'value'>

/** As many of those are shown and kept. */
export const MAX_SHOWN_LINES = 500

/** The file as a whole cannot be read; the message is for people. */
export class UnreadableFile extends Error {}

/** More lines than a season has performances are not read at once. */
export const MAX_LINES = 20_000
