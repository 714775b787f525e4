import { type ComponentProps, lazy, Suspense } from 'react'
import { BookingSkeleton } from './BookingSkeleton.tsx'

const BookingForm = lazy(() => import('./BookingForm.tsx').then((module) => ({ default: module.BookingForm })))

/** The booking form, loaded when the visitor wants to book: a list of performances renders without it. */
export function LazyBookingForm(props: ComponentProps<typeof BookingForm>) {
  return (
    <Suspense fallback={<BookingSkeleton />}>
      <BookingForm {...props} />
    </Suspense>
  )
}
