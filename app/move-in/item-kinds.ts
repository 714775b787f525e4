import { t } from '../platform/i18n/i18n.ts'
import type { MoveInItem } from './move-in-item.ts'

/** The kinds of what is moved, in the order of the tally. */
export const ITEM_KINDS: MoveInItem['kind'][] = ['page', 'article', 'person', 'production', 'performance']

/** The word for so many of a kind, without the number. */
export function kindCount(kind: MoveInItem['kind'], n: number): string {
  if (kind === 'page') return n === 1 ? t('Page') : t('Pages')
  if (kind === 'article') return n === 1 ? t('Article') : t('Articles')
  if (kind === 'person') return n === 1 ? t('Person') : t('People|records')
  if (kind === 'production') return n === 1 ? t('Production') : t('Productions|records')
  return n === 1 ? t('Performance') : t('Performances')
}
