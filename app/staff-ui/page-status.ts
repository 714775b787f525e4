import type { StatusResponse } from '../content/index.ts'
import type { DateFormat } from '../platform/format/date-format.ts'
import { t } from '../platform/i18n/i18n.ts'

/** Whether visitors see a page, as text for the editor toolbar, the page tree and the lists of the admin area. */
export function describeStatus({ state, from, until, title = '' }: StatusResponse, format: DateFormat, hasDraft = false): string {
  const words = {
    online: () => (until ? t('Online until {moment}', { moment: format.dateTime(until) }) : t('Online')),
    scheduled: () => t('Online from {moment}', { moment: format.dateTime(from ?? '') }),
    over: () => t('Offline since {moment}', { moment: format.dateTime(until ?? '') }),
    offline: () => t('Offline'),
    above: () =>
      from
        ? t('Online from {moment}, with “{title}”', { moment: format.dateTime(from), title })
        : t('Offline, because “{title}” is offline', { title }),
  }[state]()
  return hasDraft ? t('{status}, with draft', { status: words }) : words
}

/** The message after a publication: whether visitors see it, or what the user must do so that they do. */
export function describePublication(
  version: number,
  { state, from, title = '' }: StatusResponse,
  { isPage, format }: { isPage: boolean; format: DateFormat },
): string {
  const saved = t('Saved as version {n}.', { n: version })
  const seen = {
    online: () => t('Visitors can see it now.'),
    scheduled: () => t('Visitors can see it from {moment}.', { moment: format.dateTime(from ?? '') }),
    over: () => t('The page is no longer online. Its end date is set under “Page”, “Page settings”.'),
    offline: () =>
      isPage
        ? t('The page is offline. Put it online under “Page”, “Page settings”.')
        : t('This is still offline for visitors. Put it online in the admin area.'),
    above: () => t('Visitors can see it once “{title}” is online.', { title }),
  }[state]()
  return `${saved} ${seen}`
}
