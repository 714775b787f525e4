import { t } from '../platform/i18n/i18n.ts'

/** An archive cannot be read in; the message is for whoever wants it to be. */
export class ArchiveError extends Error {}

/** A row of an archive holds what no write of this site would store. @param place the row, its field, and what is wrong with it */
export function brokenRule(place: string): ArchiveError {
  return new ArchiveError(
    t('This archive holds something that no one could enter on this site: {place}. Correct it there and export again.', { place }),
  )
}
