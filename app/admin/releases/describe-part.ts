import { t } from '../../platform/i18n/i18n.ts'
import { describeSwitch } from '../../staff-ui/page-switch.ts'
import type { ReleasePart } from './read-releases.server.ts'

/** What becomes of one part of a release, in words. */
export function describePart({ change }: Pick<ReleasePart, 'change'>): string {
  if (change.kind === 'content') {
    const names = [...new Set(change.modules)].join(', ')
    return t('{n} changes: {names}', { n: change.modules.length, names })
  }
  return describeSwitch(change)
}

const formatList = new Intl.ListFormat('de', { type: 'conjunction' })

/** What changes together: „7 Seiten und das Menü ändern sich zusammen.“; empty for a release without parts. */
export function describeTogether(parts: readonly Pick<ReleasePart, 'to' | 'title' | 'isPage' | 'change'>[]): string {
  const distinct = (some: typeof parts) => new Set(some.map(({ to, title }) => to ?? title)).size
  const pages = distinct(parts.filter(({ isPage }) => isPage))
  const records = distinct(parts.filter(({ isPage, change }) => !isPage && change.kind === 'content'))
  const hasMenu = parts.some(
    ({ change }) =>
      change.kind === 'switch' && (change.target === 'navigation-link' || change.in_menu !== null || change.position !== null),
  )
  const things = [
    ...(pages > 0 ? [t('{n} pages', { n: pages })] : []),
    ...(records > 0 ? [t('{n} records', { n: records })] : []),
    ...(hasMenu ? [t('the menu')] : []),
  ]
  if (things.length === 0) return ''
  const isAlone = pages + records + (hasMenu ? 1 : 0) === 1
  return t(isAlone ? '{what} changes.' : '{what} change together.', { what: formatList.format(things) })
}
