import { type ImportChoice, type ImportedLine, RELINK } from './imported-line.ts'

/** What of a performance says how it is linked with the ticket shop. */
type Linked = { idJet: string }

/** Whether a line gives a performance that has a ticket shop id another one. */
export function hasOtherNumber({ idJet }: ImportedLine, event: Linked | undefined): boolean {
  return Boolean(event?.idJet && idJet && idJet !== event.idJet)
}

/**
 * The line as it is applied to its performance: another ticket shop id is ignored unless the user has chosen that those of
 * the file replace the stored ones. The page in the shop is ignored with it, since it is that of the other id.
 */
export function withKeptNumber(value: ImportedLine, event: Linked, choices: readonly ImportChoice[]): ImportedLine {
  if (choices.includes(RELINK) || !hasOtherNumber(value, event)) return value
  return { ...value, idJet: undefined, ticketUrl: value.ticketUrl === '' ? '' : undefined }
}
