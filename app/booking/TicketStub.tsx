import type { ReactNode } from 'react'
import type { BookableEvent } from './bookable-event.ts'
import styles from './Summary.module.css'

type StubProps = { title: string; event: BookableEvent; isWaiting?: boolean; isOver?: boolean; children?: ReactNode }

/** Something said in the shape of a ticket's stub; while it waits, the part to tear off is still empty, and when its time is over it is gone. */
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
