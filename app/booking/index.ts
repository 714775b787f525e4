export { BookingButton } from './BookingButton.tsx'
export { BookingPanel } from './BookingPanel.tsx'
export { useCart } from './use-cart.ts'
