import { z } from 'zod'
import { t } from '../../platform/i18n/i18n.ts'
import { plainTextOf } from '../../platform/rich-text/plain-text.ts'
import type { RichText } from '../../platform/rich-text/rich-text.ts'
import { defineModule, type ModuleHint } from '../definition.ts'
import { address, line, requiredLine, requiredMoment, requiredRich, rich } from '../field-schemas.ts'
import { labelledOptions } from '../labelled-options.ts'
import { dayIn } from './day-in.ts'

/** The law that applies to the theatre: for public bodies (BITV 2.0 § 7), for services (BFSG § 14), or both. */
export const STATEMENT_LAWS = ['public', 'service', 'both'] as const
/** Conformity of the site with EN 301 549, in the terms of (EU) 2018/1523. */
export const CONFORMITIES = ['full', 'partial', 'none'] as const
/** Who assessed the site. Nobody is named whom the theatre does not name. */
export const ASSESSMENTS = ['own', 'outside'] as const

/**
 * The accessibility statement required by law ((EU) 2018/1523, BITV 2.0 § 7, BFSG § 14 with Anlage 3), made from the
 * theatre's own entries. It contains no sentence that nobody has filled in, and it cannot be published incomplete.
 */
export default defineModule({
  type: 'accessibility-statement',
  version: 1,
  label: 'Accessibility statement',
  icon: 'M12 6.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM4 8l8 1 8-1M12 9v5m0 0-3 7m3-7 3 7',
  toolbars: { others: 30 },
  schema: z.strictObject({
    law: z.enum(STATEMENT_LAWS),
    house: requiredLine,
    website: requiredLine,
    conformity: z.enum(CONFORMITIES),
    gaps: rich,
    assessment: z.enum(ASSESSMENTS),
    assessment_note: rich,
    made_on: requiredMoment,
    checked_on: requiredMoment,
    service: rich,
    contact: requiredRich,
    arbitration: line,
    arbitration_link: address,
    supervision: line,
    supervision_link: address,
  }),
  defaults: () => ({ law: 'public', house: '', website: '', conformity: 'partial', assessment: 'own', made_on: '', checked_on: '' }),
  fields: {
    law: {
      kind: 'select',
      label: 'Applicable law',
      options: labelledOptions<(typeof STATEMENT_LAWS)[number]>({
        public: 'Statement law public',
        service: 'Statement law service',
        both: 'Statement law both',
      }),
    },
    house: { kind: 'text', label: 'Responsible for the website' },
    website: { kind: 'text', label: 'Website covered by the statement' },
    conformity: {
      kind: 'select',
      label: 'Accessibility status',
      options: labelledOptions<(typeof CONFORMITIES)[number]>({
        full: 'Conformity full',
        partial: 'Conformity partial',
        none: 'Conformity none',
      }),
    },
    gaps: { kind: 'richText', label: 'Non-accessible content, with reasons', inPlace: true },
    assessment: {
      kind: 'select',
      label: 'Assessed by',
      options: labelledOptions<(typeof ASSESSMENTS)[number]>({ own: 'Assessment own', outside: 'Assessment outside' }),
    },
    assessment_note: { kind: 'richText', label: 'Assessment method', inPlace: true },
    made_on: { kind: 'datetime', label: 'Prepared on' },
    checked_on: { kind: 'datetime', label: 'Last reviewed on' },
    service: { kind: 'richText', label: 'The service, how it works and how it meets the requirements', inPlace: true },
    contact: { kind: 'richText', label: 'Contact for reporting barriers', inPlace: true },
    arbitration: { kind: 'text', label: 'Arbitration body: name and address' },
    arbitration_link: { kind: 'url', label: 'Website address', words: 'arbitration' },
    supervision: { kind: 'text', label: 'Supervisory body: name and address' },
    supervision_link: { kind: 'url', label: 'Website address', words: 'supervision' },
  },
  isStatic: true,
  summary: () => t('Accessibility statement'),
  lint: missingEntries,
})

/** Required entries that are missing, and an assessment older than a year. */
function missingEntries(data: Record<string, unknown>, today: string): ModuleHint[] {
  const isEmpty = (field: string) => plainTextOf(data[field] as RichText | undefined).trim() === ''
  const hints: ModuleHint[] = []
  const ask = (field: string, message: string) => hints.push({ field, message })
  if (data.conformity !== 'full' && isEmpty('gaps')) ask('gaps', t('The statement does not say what is not accessible yet.'))
  if (isEmpty('assessment_note')) ask('assessment_note', t('The statement does not say how the site was assessed.'))
  if (data.law !== 'service' && !data.arbitration)
    ask('arbitration', t('The statement does not name the arbitration body of your federal state.'))
  if (data.law !== 'service' && !data.supervision)
    ask('supervision', t('The statement does not name the supervisory body of your federal state.'))
  if (data.law !== 'public' && isEmpty('service'))
    ask('service', t('The statement does not describe the service, as required by the BFSG.'))
  if (isOlderThanAYear(data.checked_on, today)) ask('checked_on', t('The statement was last reviewed more than a year ago.'))
  return hints
}

/** Whether more than a year has passed since the day. */
function isOlderThanAYear(date: unknown, today: string): boolean {
  if (typeof date !== 'string' || date === '') return false
  const [year, ...monthAndDay] = dayIn(date).split('-')
  return [Number(year) + 1, ...monthAndDay].join('-') < today
}
