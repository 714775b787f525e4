import { t } from '../platform/i18n/i18n.ts'

/** The number of lines that a table does not show. */
export function HiddenLinesNote({ count }: { count: number }) {
  return count > 0 && <p>{t('{n} more rows are not shown.', { n: count })}</p>
}
