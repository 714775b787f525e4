import type { ReactNode } from 'react'
import type { BookableEvent } from './bookable-event.ts'
import styles from './Summary.module.css'

type StubProps = { title: string; event: BookableEvent; isWaiting?: boolean; isOver?: boolean; children?: ReactNode }

/**
 * A message in the shape of a ticket stub. The tear-off part is empty while waiting and gone once the hold has expired.
 */
export function TicketStub({ title, event, isWaiting, isOver, children }: StubProps) {
  return (
    <div className={styles.stub} data-waiting={isWaiting || undefined} data-over={isOver || undefined}>
      <div className={styles.body}>
        <p className={styles.big} data-said>
          {title}
        </p>
        <p className={styles.what}>
          <span>{event.title}</span>
          <span>
            {event.shortDate}, {event.time}
          </span>
        </p>
      </div>
      {!isOver && <div className={styles.tear}>{children}</div>}
    </div>
  )
}
