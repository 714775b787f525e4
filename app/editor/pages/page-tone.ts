import type { PageNode } from '../../staff-ui/links/page-list.ts'

/** The colour of a page's dot: whether visitors see it as it is, will see more of it, or do not see it. Words stand beside it. */
export function pageTone({ status, has_draft }: Pick<PageNode, 'status' | 'has_draft'>): 'live' | 'pending' | 'offline' {
  const isComing = status.state === 'scheduled' || (status.state === 'above' && status.from !== undefined && status.from !== null)
  if (status.state === 'online') return has_draft ? 'pending' : 'live'
  return isComing ? 'pending' : 'offline'
}
