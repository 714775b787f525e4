import { type ContentNode, Text, useModuleData, useRoot } from '../../content/index.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { link } from '../../platform/routing/link.ts'
import { type DayView, EventDays } from '../../programme/index.ts'
import { useScheduleLinkText } from '../../site/index.ts'
import { SmartLink } from '../../ui/SmartLink.tsx'
import styles from './event-list.module.css'

/** A filtered list must not state that nothing at all is playing. */
function emptyMessage({ filters, tag, date_from, date_to, children }: ContentNode['data']): string {
  const asksForPart = (filters && filters !== 'none') || tag || date_from || date_to || (Array.isArray(children) && children.length > 0)
  return asksForPart ? t('No upcoming performances match this selection.') : t('Unfortunately, there are no upcoming events.')
}

export default function EventListView({ node }: { node: ContentNode }) {
  const days = useModuleData<DayView[]>(node) ?? []
  const linkText = useScheduleLinkText()
  return (
    <section {...useRoot(node)} className={styles.list}>
      <Text field="headline" as="h2" className={styles.headline} />
      {days.length > 0 ? <EventDays days={days} headingLevel="h3" /> : <p>{emptyMessage(node.data)}</p>}
      <p className={styles.all}>
        <SmartLink to={link('events')} prefetch="intent">
          {linkText}
        </SmartLink>
      </p>
    </section>
  )
}
