import { t } from '../platform/i18n/i18n.ts'
import { link } from '../platform/routing/link.ts'
import type { RouteName } from '../platform/routing/table.ts'

/** The content type of the legal pages' containers. */
export const LEGAL_CONTENT = 'legal'

/** A legal page: its route, the path of its endpoint (A §7), and the object id of its containers. */
export type LegalPage = { name: RouteName; call: '/imprint' | '/privacy-policy' | '/agb'; id: number; title: () => string }

export const LEGAL_PAGES: readonly LegalPage[] = [
  { name: 'legals-imprint', call: '/imprint', id: 1, title: () => t('Imprint') },
  { name: 'legals-privacy', call: '/privacy-policy', id: 2, title: () => t('Privacy policy') },
  { name: 'legals-agb', call: '/agb', id: 3, title: () => t('GTC') },
]

/** The object ids of the legal pages' containers. */
export const LEGAL_IDS = LEGAL_PAGES.map(({ id }) => id)

/** The addresses of online legal pages: those with live content. */
export function legalPaths(filled: ReadonlySet<number>): string[] {
  return LEGAL_PAGES.filter(({ id }) => filled.has(id)).map(({ name }) => link(name))
}
