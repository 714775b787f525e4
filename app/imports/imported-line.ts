import type { Cells, Column, TableColumn } from './columns.ts'

/** Fields whose empty cells clear the stored value where the user has chosen that. */
export const CLEARABLE_FIELDS = ['endsAt', 'note', 'idJet', 'ticketUrl', 'planningId'] as const
export type ClearableField = (typeof CLEARABLE_FIELDS)[number]

/** The choice that a ticket shop id of the file replaces another one that is stored. */
export const RELINK = 'relink'

/** What an import does only where the user has chosen it. */
export const IMPORT_CHOICES = [...CLEARABLE_FIELDS, RELINK] as const
export type ImportChoice = (typeof IMPORT_CHOICES)[number]

/**
 * A performance as a line of a file describes it, normalised. A missing field or an empty cell is undefined; a value to be
 * cleared is empty (the end: null), which only `withClearedFields` produces.
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
  /** id in the planning system */
  planningId: string | undefined
  /** columns of the file that are empty in this line */
  emptyCells: ClearableField[]
  /** the performance it is, where the source has found that out */
  eventId?: number
  /** that the house has written it itself, with its own numbers: as a list, or in its public calendar */
  own?: 'list' | 'calendar'
  /** the production and the room that an own list names by their numbers */
  productionId?: number
  roomId?: number
}

/** What is wrong with a row, at the field where it is. */
export type Faults = Partial<Record<Column, string>>

/** A parsed line: its value, or the reasons why it is invalid. */
export type ReadLine = {
  line: number
  title: string
  value: ImportedLine | undefined
  reasons: string[]
  /** the reasons that belong to a field */
  faults?: Faults
  /** what an invalid row says, to be corrected */
  cells?: Cells
  /** stands for what it says; missing before `withKeys` and in imports of earlier versions */
  key?: string | undefined
  /** the sheet of a workbook that has several */
  sheet?: string
}

/** A line that was not imported, with the reasons and what it says. */
export type RejectedLine = Omit<ReadLine, 'value'>

/** A line of a source that was not imported, with the room that it names and the house does not know. */
export type SourceRejection = RejectedLine & { unknownRoom: string }

/** A sheet of a workbook that has several: whether it was read, how many rows it has, and which needed columns it lacks. */
export type SheetNote = { name: string; isHidden: boolean; isRead: boolean; count: number; missing: string[] }

/** What a file holds: its lines and, for a table, its columns and sheets. */
export type FileContent = { lines: ReadLine[]; columns: TableColumn[]; sheets: SheetNote[] }

/** A record that was not reverted with its import, with the reason. */
export type KeptRecord = { title: string; reason: string }

/** How many of them are stored and shown at most. */
export const MAX_SHOWN_LINES = 500

/** The file as a whole cannot be read; the message is for people. A table that lacks columns says which it has, a workbook its sheets. */
export class UnreadableFile extends Error {
  readonly columns: TableColumn[]
  readonly sheets: SheetNote[]
  constructor(
    message: string,
    { columns = [], sheets = [] }: { columns?: TableColumn[] | undefined; sheets?: SheetNote[] | undefined } = {},
  ) {
    super(message)
    this.columns = columns
    this.sheets = sheets
  }
}

/** Upper bound of the lines of a file; more than a season has performances. */
export const MAX_LINES = 20_000
