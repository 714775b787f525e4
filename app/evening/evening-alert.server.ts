import { isoWithOffset } from '../platform/clock/clock.ts'
import { formatShortDate, formatTime } from '../platform/format/date.ts'
import { t } from '../platform/i18n/i18n.ts'
import { link } from '../platform/routing/link.ts'
import { recordTypeNamed } from '../records/registry.server.ts'
import type { StaffRecord } from '../records/staff-record.ts'
import { createInTx, type WriteContext } from '../records/write.server.ts'
import type { EveningAction, EveningActionKind } from './schema.ts'

/** The performance that an alert is about. `endsAt` is when nobody needs the alert any more. */
export type Announced = { id: number; title: string; slug: string; startsAt: Temporal.Instant; endsAt: Temporal.Instant }

const TITLES: Record<EveningActionKind, (performance: { title: string; when: string }) => string> = {
  cancel: (performance) => t('Cancelled: {title}, {when}', performance),
  delay: (performance) => t('Later start: {title}, {when}', performance),
  relocate: (performance) => t('Moved: {title}, {when}', performance),
  recast: (performance) => t('Change of cast: {title}, {when}', performance),
  notice: (performance) => t('{title}, {when}', performance),
}

/** What an alert says beside the sentence of its action, in the current language. */
export function alertWords({ title, startsAt }: Announced, kind: EveningActionKind): { title: string; linkTitle: string } {
  const when = `${formatShortDate(startsAt)}, ${formatTime(startsAt)}`
  return { title: TITLES[kind]({ title, when }), linkTitle: t('About this performance') }
}

/** Publishes an alert with the sentence of an action until its evening ends, in the transaction of the action; alerts that stand stay. */
export function createAlert(work: WriteContext, performance: Announced, { kind, sentence }: EveningAction): Promise<StaffRecord> {
  const { id, slug, endsAt } = performance
  return createInTx(
    { ...work, type: recordTypeNamed('alert') },
    {
      ...alertWords(performance, kind),
      text: sentence,
      linkUrl: link('events-slug-id', { slug: slug || 'vorstellung', id }),
      isOnline: true,
      onlineTo: isoWithOffset(endsAt),
    },
  )
}
