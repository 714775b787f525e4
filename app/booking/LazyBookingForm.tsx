import { type ComponentProps, lazy, Suspense } from 'react'
import { t } from '../platform/i18n/i18n.ts'
import styles from './BookingForm.module.css'

const BookingForm = lazy(() => import('./BookingForm.tsx').then((module) => ({ default: module.BookingForm })))

/** The booking form, fetched when somebody wants to book: a list of performances loads without it. */
export function LazyBookingForm(props: ComponentProps<typeof BookingForm>) {
  return (
    <Suspense fallback={<p className={styles.loading}>{t('Tickets are loading')}</p>}>
      <BookingForm {...props} />
    </Suspense>
  )
}
