import { escapeHtml } from '../platform/format/escape-html.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { RouteName } from '../platform/routing/table.ts'

/** Meta descriptions of list pages; detail pages have their own. */
const DESCRIPTIONS: Partial<Record<RouteName, (house: string) => string>> = {
  events: (house) => t('What’s on at {house}: dates, times, prices and tickets for every performance.', { house }),
  productions: (house) => t('All productions at {house}, with dates, cast and images.', { house }),
  ensemble: (house) => t('The people at {house}: ensemble, management and backstage teams.', { house }),
  magazine: (house) => t('Stories, interviews and news from {house}.', { house }),
  search: (house) => t('Search performances, productions, people, articles and pages at {house}.', { house }),
}

/**
 * The meta description of a page that has none: that of its list, else its title and the theatre's name.
 * @param html with its title, which is escaped already
 * @returns escaped text; undefined where the page has a description already
 */
export function describePage(html: string, route: string, house: string): string | undefined {
  if (html.includes('<meta name="description"')) return undefined
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? []
  return DESCRIPTIONS[route as RouteName]?.(escapeHtml(house)) ?? [title, escapeHtml(house)].filter(Boolean).join(' – ')
}
