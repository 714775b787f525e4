import { withoutWeekday } from '../platform/format/short-date.ts'
import type { BookableEvent, OfferedEvent } from './bookable-event.ts'
import type { WrittenTerms } from './terms/term-changes.ts'

type Props = {
  event: BookableEvent & Pick<OfferedEvent, 'until'>
  now: WrittenTerms | undefined
  className?: string | undefined
  withRoom?: boolean
}

/**
 * When a performance is, above its booking widget.
 * @param now when and where it is by now, once the widget has learnt it: it may have been moved since the page was loaded
 */
export function EventWhen({ event, now, className, withRoom = false }: Props) {
  const isMoved = !event.until && now !== undefined && (now.shortDate !== event.shortDate || now.time !== event.time)
  const parts = isMoved ? [now.shortDate, now.time] : [`${event.weekday}, ${withoutWeekday(event.shortDate)}`, event.until || event.time]
  const room = withRoom && (now?.room ?? event.room)
  return <p className={className}>{[...parts, room].filter(Boolean).join(' · ')}</p>
}
