import type { StatusResponse } from '../../content/index.ts'
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
  if ('release' in outcome) return releaseWords(outcome) + rest
  const { status } = await readStatus(object, outcome.at)
  return plannedWords(outcome, status, format) + rest
}

function releaseWords({ count: n, online, release: title }: Outcome & { release: string }): string {
  const changes = n > 0 ? t('{n} changes go live with the release “{title}”.', { n, title }) : ''
  const page = title ? t('The page goes online with the release “{title}”.', { title }) : t('The page goes online with the release.')
  return [changes, online && page].filter(Boolean).join(' ')
}

/** @param status whether visitors see the object at the planned time */
function plannedWords({ count: n, online, at }: Outcome & { at: string }, status: StatusResponse, format: DateFormat): string {
  const moment = format.dateTime(at)
  if (status.state === 'online') {
    if (n === 0) return t('It goes online on {moment}.', { moment })
    return online ? t('Goes online on {moment} with {n} changes.', { n, moment }) : t('{n} changes go live on {moment}.', { n, moment })
  }
  const unseen = t('Not visible to visitors at that time: {status}.', { status: describeStatus(status, format) })
  return `${t('{n} changes are planned for {moment}.', { n, moment })} ${unseen}`
}
