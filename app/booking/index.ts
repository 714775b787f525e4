export { BookingButton } from './BookingButton.tsx'
export { BookingPanel } from './BookingPanel.tsx'
export { CartNotice } from './CartNotice.tsx'
export { useCart } from './use-cart.ts'
