import type { DateFormat } from '../../platform/format/date-format.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { describeSeen, describeStatus } from '../../staff-ui/page-status.ts'
import { type EditedObject, readStatus } from '../pages/use-status.ts'

/**
 * What is true after an approval: what visitors see, now or at the planned time. Where that cannot be read, only what was done.
 * @param at ISO with offset, of what was approved for a time
 */
export async function approvalWords(object: EditedObject, at: string | undefined, format: DateFormat): Promise<string> {
  const status = await readStatus(object, at).then(
    (read) => read.status,
    () => undefined,
  )
  const isPage = object.contentType === 'page'
  if (at === undefined) return [t('Approved and published.'), status && describeSeen(status, { isPage, format })].filter(Boolean).join(' ')
  const moment = format.dateTime(at)
  if (status?.state === 'online') return t('Approved. It goes live on {moment}.', { moment })
  const unseen = status && t('Not visible to visitors at that time: {status}.', { status: describeStatus(status, format) })
  return [t('Approved. It is planned for {moment}.', { moment }), unseen].filter(Boolean).join(' ')
}
