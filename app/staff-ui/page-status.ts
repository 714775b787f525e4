import type { ObjectStatus, StatusResponse } from '../content/index.ts'
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
        : title === ''
          ? t('Offline, because what it says in another way has been deleted')
          : t('Offline, because “{title}” is offline', { title }),
  }[state]()
  return hasDraft ? t('{status}, with draft', { status: words }) : words
}

type Saying = { isPage: boolean; format: DateFormat }

/** The message after a publication: whether visitors see it, or what the user must do so that they do. */
export function describePublication(version: number, status: StatusResponse, saying: Saying): string {
  return `${t('Saved as version {n}.', { n: version })} ${describeSeen(status, saying)}`
}

/** Whether visitors see what is published of a page, or what the user must do so that they do. */
export function describeSeen({ state, from, title = '' }: StatusResponse, { isPage, format }: Saying): string {
  return {
    online: () => t('Visitors can see it now.'),
    scheduled: () => t('Visitors can see it from {moment}.', { moment: format.dateTime(from ?? '') }),
    over: () => t('The page is no longer online. Its end date is in the page settings.'),
    offline: () =>
      isPage
        ? t('The page is offline. Put it online when you publish, or in the page settings.')
        : t('This is still offline for visitors. Put it online when you publish, or in the admin area.'),
    above: () =>
      title === ''
        ? t('Visitors cannot see it, because what it says in another way has been deleted.')
        : t('Visitors can see it once “{title}” is online.', { title }),
  }[state]()
}

/** What is true of a page for visitors: in words, in one word for where there is no room, and in a colour. */
export type Standing = { tone: 'live' | 'pending' | 'offline' | 'failed'; words: string; short: string }

/** The status of an object, in which `changes` counts German and translations. */
type Unseen = Omit<ObjectStatus, 'has_draft' | 'translations' | 'offers_online'>

/**
 * Whether visitors see a page, and how much of the work on it they do not see yet, for the status in the editor's bar. Of what
 * was to go live by itself and did not, it says that first.
 */
export function describeStanding(object: Unseen, format: DateFormat): Standing {
  const standing = standingOf(object, format)
  if (object.failures === 0) return standing
  return { ...standing, tone: 'failed', words: `${t('Scheduled, but not live')} · ${standing.words}` }
}

function standingOf({ status, changes, planned, waiting, online_at }: Unseen, format: DateFormat): Standing {
  const moment = (iso: string) => `${format.dayAndMonth(iso)}, ${format.time(iso)}`
  if (status.state === 'online' && changes > 0) {
    const isAllPlanned = planned !== null && planned.changes >= changes
    const words = isAllPlanned
      ? t('{n} changes, live from {moment}', { n: changes, moment: moment(planned.at) })
      : t('{n} changes, not live yet', { n: changes })
    return { tone: 'pending', words, short: t('Draft') }
  }
  const unseen = changes > 0 ? ` · ${t('{n} changes', { n: changes })}` : ''
  const inRelease = waiting ? t('{n} changes in “{title}”', { n: waiting.changes, title: waiting.title }) : t('no changes')
  const coming = planned ? t('{n} changes on {moment}', { n: planned.changes, moment: moment(planned.at) }) : inRelease
  if (status.state === 'online') {
    const { until } = status
    const live = until ? t('Live until {moment}', { moment: moment(until) }) : t('Live')
    return { tone: 'live', words: `${live} · ${coming}`, short: t('Live') }
  }
  const from = status.state === 'scheduled' ? status.from : status.state === 'offline' && online_at
  if (from) {
    return {
      tone: 'pending',
      words: t('Visible from {moment}', { moment: moment(from) }) + unseen,
      short: t('From {day}', { day: format.dayAndMonth(from) }),
    }
  }
  return { tone: 'offline', words: describeStatus(status, format) + unseen, short: t('Offline') }
}
