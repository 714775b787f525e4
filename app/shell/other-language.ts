import { type DEFAULT_LOCALE, type Locale, setCatalogue } from '../platform/i18n/i18n.ts'
import type { Catalogue } from '../platform/i18n/message-ids.ts'
import { routePathIn } from '../platform/routing/route-path-in.ts'
import { watchUntranslated } from './untranslated.ts'

type Manifest = { routes: Record<string, { path?: string } | undefined> }

/** The catalogues of the languages besides the first; a page loads that of its own. */
const CATALOGUES: Record<Exclude<Locale, typeof DEFAULT_LOCALE>, () => Promise<{ default: Catalogue }>> = {
  en: () => import('virtual:visitor-texts/en'),
}

/**
 * Prepares the browser for a page in another language than the first, before it is hydrated: its texts, and its prefix in
 * the router's routes, which the build knows in the first language alone (docs/decisions/0127).
 */
export async function speak(language: string): Promise<void> {
  if (!(language in CATALOGUES)) return
  const locale = language as keyof typeof CATALOGUES
  setCatalogue((await CATALOGUES[locale]()).default, locale)
  const { __reactRouterManifest: manifest } = window as Window & { __reactRouterManifest?: Manifest }
  watchUntranslated()
  for (const route of Object.values(manifest?.routes ?? {})) if (route?.path) route.path = routePathIn(locale, route.path)
}
