import { type ComponentProps, lazy, Suspense } from 'react'
import { patiently } from '../ui/load-patiently.ts'
import { PartAwaited } from '../ui/PartAwaited.tsx'
import { BookingSkeleton } from './BookingSkeleton.tsx'

const BookingForm = lazy(patiently(() => import('./BookingForm.tsx').then((module) => ({ default: module.BookingForm }))))

/** The booking form, loaded when the visitor wants to book: a list of performances renders without it. */
export function LazyBookingForm(props: ComponentProps<typeof BookingForm>) {
  return (
    <Suspense
      fallback={
        <>
          <BookingSkeleton />
          <PartAwaited />
        </>
      }
    >
      <BookingForm {...props} />
    </Suspense>
  )
}
