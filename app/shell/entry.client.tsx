import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { DEFAULT_LOCALE } from '../platform/i18n/i18n.ts'
import { restoreHash } from './deferred-hash.ts'
import { FallbackErrorBoundary } from './FallbackErrorBoundary.tsx'
import { provideHydrationData } from './hydration-data.ts'

/** Hydrates the page; called once by the waker (waker.js), when all modules of the page have been loaded. */
export function hydratePage(): void {
  const { lang } = document.documentElement
  if (lang === DEFAULT_LOCALE) hydrate()
  // Without its texts it stays what it is, a page whose links and forms work.
  else import('./other-language.ts').then(({ speak }) => speak(lang)).then(hydrate, console.error)
}

function hydrate(): void {
  // Registered before the router's listener: browsers call listeners in the order of registration.
  addEventListener('popstate', (event) => window.hearStep?.(event))
  // A reload closes an overlay that was open, so its history entry is removed, too.
  if (history.state?.step) {
    addEventListener('popstate', (event) => event.stopImmediatePropagation(), { once: true })
    history.back()
  }
  restoreHash()
  provideHydrationData()
  // From here on links load data instead of documents.
  document.querySelector('script[type="speculationrules"]')?.remove()
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <FallbackErrorBoundary isDocument>
          <HydratedRouter />
        </FallbackErrorBoundary>
      </StrictMode>,
    )
  })
  // From here on React receives clicks, and hydrates first what is clicked.
  window.wake?.()
}
