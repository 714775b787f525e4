import { t } from '../../platform/i18n/i18n.ts'
import type { PublishTime } from './When.tsx'

/** What the sheet’s button says. @param n how many changes it is about, in all languages */
export function submitText(way: PublishTime['way'], n: number): string {
  if (way === 'release') return t('Put {n} into the release', { n })
  return way === 'time' ? t('Plan {n}', { n }) : t('Publish {n}', { n })
}

/** What the sheet says below its title. */
export function leadText(isLoaded: boolean, count: number, others: number, chosen: number): string {
  if (!isLoaded) return t('Loading…')
  if (count === 0) return t('Everything is already published.')
  if (others > 0 && chosen === 0) return t('These changes are by others. Tick what is to go live.')
  return t('Marked on the page. What others are still writing stays a draft.')
}
