import { t } from '../../platform/i18n/i18n.ts'
import type { GoingOnline } from './use-go-online.ts'
import type { PublishTime } from './When.tsx'

/** The sheet’s title: that this goes live is said only where visitors come to see it. */
export function titleText({ isOffered, isChosen }: GoingOnline): string {
  return isOffered && !isChosen ? t('This is published') : t('This goes live')
}

/** What the sheet’s button says. @param n how many changes it is about, in all languages; none where only the page goes online */
export function submitText(way: PublishTime['way'], n: number, online: boolean): string {
  if (n === 0 && online && way === 'now') return t('Put online')
  if (n === 0 && online && way === 'time') return t('Plan|verb')
  if (way === 'release') return t('Put {n} into the release', { n })
  return way === 'time' ? t('Plan {n}', { n }) : t('Publish {n}', { n })
}

type Lead = { isLoaded: boolean; count: number; others: number; chosen: number; isSeen: boolean }

/** What the sheet says below its title. @param isSeen whether visitors see the page */
export function leadText({ isLoaded, count, others, chosen, isSeen }: Lead): string {
  if (!isLoaded) return t('Loading…')
  if (count === 0) return isSeen ? t('Everything is already published.') : t('There are no changes to publish.')
  if (others > 0 && chosen === 0) return t('These changes are by others. Tick what is to go live.')
  return t('Marked on the page. What others are still writing stays a draft.')
}
