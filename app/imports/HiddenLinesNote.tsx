import { t } from '../platform/i18n/i18n.ts'

/** How many lines a table leaves out. */
export function HiddenLinesNote({ count }: { count: number }) {
  return count > 0 && <p>{t('{n} more rows are not shown.', { n: count })}</p>
}
