import { definitionOf } from '../modules/definitions.ts'
import { t } from '../platform/i18n/i18n.ts'
import { lossReport } from '../staff-ui/rich-text/paste-report.ts'
import { A_FORM } from './parse/embedded.ts'
import type { MovedModules } from './parse/modules-of-html.ts'

/** What a production or a person takes of a text: its words and pictures. */
const IN_A_RECORD = ['text', 'headline', 'image', 'faq']

/** What of a text has no place here, by name where it has one; empty for nothing. */
export function remarksOf({ lost, unshown }: Pick<MovedModules, 'lost' | 'unshown'>): string {
  const names = [...new Set(unshown)].map((name) => (name === A_FORM ? t('a form') : name)).filter(Boolean)
  return [lossReport(lost), names.length > 0 && t('Shown there only: {names}.', { names: names.join(', ') })].filter(Boolean).join(' ')
}

/** The same of the text of a production or a person, which is words alone. */
export function recordRemarksOf(text: MovedModules): string {
  const left = text.nodes.flatMap(({ type }) => (IN_A_RECORD.includes(type) ? [] : (definitionOf(type)?.label ?? [])))
  const names = [...new Set(left)].map((label) => t(label)).join(', ')
  return [remarksOf(text), names && t('Left out of the text: {things}.', { things: names })].filter(Boolean).join(' ')
}
