export { BookingButton } from './BookingButton.tsx'
export { BookingPanel } from './BookingPanel.tsx'
