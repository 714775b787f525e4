import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { setCatalogue } from '../platform/i18n/i18n.ts'

// Only the language of the page is loaded; English source texts need no catalogue.
if (document.documentElement.lang === 'de') setCatalogue((await import('../platform/i18n/de.ts')).de, 'de')

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
