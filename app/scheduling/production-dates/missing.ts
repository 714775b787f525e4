import { t } from '../../platform/i18n/i18n.ts'
import type { Values } from '../../records/record-type.ts'
import { openPointsOf, type ProductionDates } from './production-dates.ts'

/** Something a production lacks, with the section of its form where that is put right. */
export type Missing = { section: string; text: string }

type Asked = {
  values: Values
  /** pictures whose rights have expired */
  withdrawn: number[]
  /** its dates; undefined until they are loaded */
  found: Pick<ProductionDates, 'dates' | 'hasShop'> | undefined
}

/** What a production lacks so that visitors can find it, understand it and buy tickets, in the order of the form. */
export function missingIn({ values, withdrawn, found }: Asked): Missing[] {
  const missing: Missing[] = []
  const add = (isMissing: boolean, section: string, text: () => string) => {
    if (isMissing) missing.push({ section, text: text() })
  }
  const pictures = [values.posterImageId, values.wideImageId, values.squareImageId, ...((values.images ?? []) as unknown[])]
  add(values.description === null && !values.teaser, 'work', () => t('No text'))
  add(((values.contributors ?? []) as unknown[]).length === 0, 'cast', () => t('No cast'))
  if (found) {
    const { withoutNumber, offline, inConflict } = openPointsOf(found)
    add(found.dates.length === 0, 'dates', () => t('No dates'))
    add(withoutNumber > 0, 'dates', () => t('{n} dates without a shop number', { n: withoutNumber }))
    add(offline > 0, 'dates', () => t('{n} dates offline', { n: offline }))
    add(inConflict > 0, 'dates', () => t('{n} dates in conflict', { n: inConflict }))
  }
  add(!values.posterImageId, 'pictures', () => t('No poster'))
  add(
    pictures.some((id) => typeof id === 'number' && withdrawn.includes(id)),
    'pictures',
    () => t('Picture rights have expired'),
  )
  return missing
}
