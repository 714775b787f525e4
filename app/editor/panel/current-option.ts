import { t } from '../../platform/i18n/i18n.ts'

type LoadedOption = { value: number; label: string }

/**
 * The options of a list with what is chosen among them, so that a list that is not there yet, or not whole, never shows that
 * nothing is chosen.
 */
export function withCurrent(options: LoadedOption[], chosen: number | null, isWhole: boolean): LoadedOption[] {
  if (chosen === null || options.some(({ value }) => value === chosen)) return options
  return [...options, { value: chosen, label: isWhole ? t('No longer in the list: {id}', { id: chosen }) : '…' }]
}
