/** Fields that an empty cell may clear, where somebody has chosen that for the import. */
export const CLEARABLE_FIELDS = ['endsAt', 'note', 'idJet', 'ticketUrl', 'planningId'] as const
export type ClearableField = (typeof CLEARABLE_FIELDS)[number]

/**
 * What a line of a file says of a performance, in the house's own terms. A field it says nothing of is undefined, and so is
 * an empty cell; what is to be cleared is empty (the end: null), which no file says by itself.
 */
export type ImportedLine = {
  production: string
  room: string
  /** with offset */
  startsAt: string
  endsAt: string | null | undefined
  status: 'scheduled' | 'cancelled' | 'moved' | undefined
  note: string | undefined
  idJet: string | undefined
  ticketUrl: string | undefined
  /** what the system it comes from calls it */
  planningId: string | undefined
  /** the columns that the file has and that are empty in this line */
  emptyCells: ClearableField[]
}

/** A line of the file: what it says, or why nothing can be made of it. */
export type ReadLine = { line: number; title: string; value: ImportedLine | undefined; reasons: string[] }

/** A line that was left out, and why. */
export type RejectedLine = Omit<ReadLine, 'value'>

/** A record that an import made or changed and that was not taken back with it, and why. */
export type KeptRecord = { title: string; reason: string }

/** As many of those are shown and kept. */
export const MAX_SHOWN_LINES = 500

/** The file as a whole cannot be read; the message is for people. */
export class UnreadableFile extends Error {}

/** More lines than a season has performances are not read at once. */
export const MAX_LINES = 20_000
