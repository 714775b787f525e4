import { useState } from 'react'
import { Dialog } from '../ui/Dialog.tsx'
import { Picture } from '../ui/Picture.tsx'
import styles from './BookingButton.module.css'
import { BookingForm } from './BookingForm.tsx'
import type { BookableEvent } from './bookable-event.ts'
import { EventWhen } from './EventWhen.tsx'
import { TestSaleNotice } from './TestSaleNotice.tsx'
import type { WrittenTerms } from './terms/term-changes.ts'

/**
 * The booking widget over a list: a side panel, on a phone a bottom sheet. It is modal, so only one is open at a time.
 * The poster fills the space that the form leaves.
 */
export default function BookingDialog({ event, isOpen, onClose }: { event: BookableEvent; isOpen: boolean; onClose: () => void }) {
  const [terms, setTerms] = useState<WrittenTerms>()
  return (
    <Dialog open={isOpen} onClose={onClose} title={event.title} place="side" zweiklang={event.zweiklang}>
      <EventWhen event={event} now={terms} className={styles.when} withRoom />
      <TestSaleNotice event={event} />
      <BookingForm event={event} isOpen={isOpen} inList onTerms={setTerms} />
      {event.picture && (
        <div className={styles.poster}>
          <Picture picture={event.picture} sizes="27rem" ratio="auto" alt="" />
        </div>
      )}
    </Dialog>
  )
}
