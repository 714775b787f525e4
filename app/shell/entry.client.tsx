import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { restoreHash } from './deferred-hash.ts'

// Heard before the router listens: browsers call the window's listeners in the order in which they came.
addEventListener('popstate', (event) => window.hearStep?.(event))
// A layer that was open over the page when it was reloaded or left is gone; so is its step of the history.
if (history.state?.step) {
  addEventListener('popstate', (event) => event.stopImmediatePropagation(), { once: true })
  history.back()
}
restoreHash()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
// From now on React hears every press, and wakes the part of the page first that it is meant for.
window.wake?.()
