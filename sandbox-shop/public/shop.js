// Lets the remaining time of a cart run down, and shows the cart as it is when the time is over.
const clock = document.querySelector('[data-seconds-left]')
if (clock) {
  const end = performance.now() + Number(clock.dataset.secondsLeft) * 1000
  const tick = () => {
    const seconds = Math.max(0, Math.ceil((end - performance.now()) / 1000))
    clock.textContent = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
    if (seconds === 0) location.reload()
    else setTimeout(tick, 1000)
  }
  tick()
  // The house around this page says when the cart is held for longer.
  addEventListener('message', ({ source, data }) => {
    if (source === parent && data === 'cart-held') location.reload()
  })
}
