import { lazy, Suspense } from 'react'
import type { Locale } from '../../platform/i18n/i18n.ts'

/** Loaded by sites of several languages alone. */
const LanguageSwitch = lazy(() => import('./LanguageSwitch.tsx'))

/** The switch of languages; nothing for a single one, which a site does not name (A §4). */
export function Languages({ locales }: { locales: readonly Locale[] | undefined }) {
  return (
    locales && (
      <Suspense>
        <LanguageSwitch locales={locales} />
      </Suspense>
    )
  )
}
