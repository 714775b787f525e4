import type { Label } from '../platform/i18n/message-ids.ts'

/** Usual column names, by field. */
export const USUAL_NAMES = {
  production: [
    'produktion',
    'stück',
    'werk',
    'titel',
    'titel der produktion',
    'veranstaltung',
    'vorstellung',
    'aufführung',
    'production',
    'title',
  ],
  room: ['raum', 'saal', 'spielort', 'spielstätte', 'bühne', 'ort', 'aufführungsort', 'veranstaltungsort', 'room', 'location', 'venue'],
  startsAt: ['beginn', 'start', 'wann', 'termin', 'anfang', 'begins', 'starts'],
  day: ['datum', 'tag', 'date'],
  time: ['uhrzeit', 'zeit', 'time'],
  endsAt: ['ende', 'schluss', 'ends', 'end'],
  status: ['status', 'stand'],
  note: ['hinweis', 'bemerkung', 'anmerkung', 'note'],
  idJet: ['shopnummer', 'nummer im ticketshop', 'id_jet'],
  ticketUrl: ['ticketseite', 'ticket-adresse', 'ticketlink', 'seite im ticketshop', 'ticket_url'],
  planningId: ['kennung', 'kennung im planungssystem', 'uid', 'planning_id'],
  eventId: ['nummer der vorstellung', 'nummer der veranstaltung'],
} as const
export type Column = keyof typeof USUAL_NAMES
export const COLUMN_FIELDS = Object.keys(USUAL_NAMES) as Column[]

/** What a column is for; `ignored`: nothing of it is imported. */
export const COLUMN_MEANINGS = [...COLUMN_FIELDS, 'ignored'] as const
export type ColumnMeaning = (typeof COLUMN_MEANINGS)[number]
/** What somebody has said of columns, by their normalised names. */
export type ColumnMeanings = Record<string, ColumnMeaning>

/** The texts of a row, by field; a column that the table does not have is missing. */
export type Cells = Partial<Record<Column, string>>

/** A column of a table as it is shown: its name, its first values, what it is for, and what is wrong with that. */
export type TableColumn = { name: string; samples: string[]; meaning: ColumnMeaning; fault: string }

export const COLUMN_LABELS: Record<Column, Label> = {
  production: 'Production',
  room: 'Room',
  startsAt: 'Starts',
  day: 'Date',
  time: 'Time',
  endsAt: 'Ends',
  status: 'Status',
  note: 'Note',
  idJet: 'Ticket shop ID',
  ticketUrl: 'Ticket shop page',
  planningId: 'Planning system ID',
  eventId: 'Performance number',
}

/** The name of a column for comparison. */
export function columnKey(name: string): string {
  return name.trim().toLocaleLowerCase('de').replaceAll(/\s+/g, ' ')
}
