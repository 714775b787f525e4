import { t } from '../platform/i18n/i18n.ts'
import type { ReadPaper } from './Paper.tsx'

/** What each paper is called. */
export const PAPER_TITLES: Record<ReadPaper['kind'], () => string> = {
  evening: () => t('Evening sheet'),
  cast: () => t('Cast sheet'),
  month: () => t('Monthly programme'),
}
