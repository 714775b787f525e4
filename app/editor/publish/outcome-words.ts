import type { DateFormat } from '../../platform/format/date-format.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { describePublication, describeStatus } from '../../staff-ui/page-status.ts'
import { type EditedObject, readStatus } from '../pages/use-status.ts'
import type { Outcome } from './use-submission.ts'

/** What is true after publishing or planning: what visitors see and from when, and what stays a draft. @throws ApiError */
export async function outcomeWords(object: EditedObject, outcome: Outcome, format: DateFormat): Promise<string> {
  const rest = outcome.rest > 0 ? ` ${t('{n} changes stay a draft.', { n: outcome.rest })}` : ''
  if ('version' in outcome) {
    const { status } = await readStatus(object)
    return describePublication(outcome.version, status, { isPage: object.contentType === 'page', format }) + rest
  }
  if ('release' in outcome) return t('{n} changes go live with the release “{title}”.', { n: outcome.count, title: outcome.release }) + rest
  const planned = t('{n} changes go live on {moment}.', { n: outcome.count, moment: format.dateTime(outcome.at) })
  const { status } = await readStatus(object, outcome.at)
  if (status.state === 'online') return planned + rest
  return `${planned} ${t('Not visible to visitors at that time: {status}.', { status: describeStatus(status, format) })}${rest}`
}
