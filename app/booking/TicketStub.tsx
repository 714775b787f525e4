import type { ReactNode } from 'react'
import type { BookableEvent } from './bookable-event.ts'
import styles from './Summary.module.css'

type StubProps = {
  title: string
  event: BookableEvent
  /** the numbered seats, in words; empty without any */
  seats?: string
  isWaiting?: boolean
  isOver?: boolean
  /** what the part that is torn off says, in a few lines: its height is fixed */
  children?: ReactNode
}

/**
 * A message in the shape of a ticket stub. The tear-off part is empty while waiting and gone once the hold has expired.
 */
export function TicketStub({ title, event, seats = '', isWaiting, isOver, children }: StubProps) {
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
        {seats && (
          <p className={styles.small} data-said>
            {seats}
          </p>
        )}
      </div>
      {!isOver && <div className={styles.tear}>{children}</div>}
    </div>
  )
}
