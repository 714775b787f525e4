import type { DateFormat } from '../../platform/format/date-format.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { PageNode } from '../../staff-ui/links/page-list.ts'
import { describeStatus } from '../../staff-ui/page-status.ts'

type Shown = Pick<PageNode, 'status' | 'has_draft' | 'was_online' | 'online_at'>

/**
 * The colour of a page's dot: whether visitors see it as it is, will see more of it, do not see it, or do not see it while work on it waits
 * (`unseen`). Words stand beside it.
 */
export function pageTone({ status, has_draft, online_at }: Shown): 'live' | 'pending' | 'offline' | 'unseen' {
  if (status.state === 'online') return has_draft ? 'pending' : 'live'
  const isComing = status.state === 'scheduled' || (status.state === 'above' && status.from) || (status.state === 'offline' && online_at)
  if (isComing) return 'pending'
  return has_draft ? 'unseen' : 'offline'
}

/** What the dot of a page means, in words. */
export function describePage({ status, has_draft, was_online, online_at }: Shown, format: DateFormat): string {
  if (status.state !== 'offline') return describeStatus(status, format, has_draft)
  if (online_at) return describeStatus({ state: 'scheduled', from: online_at }, format, has_draft)
  const words = was_online ? describeStatus(status, format) : t('Never online yet')
  return has_draft ? t('{status}, with draft', { status: words }) : words
}
