import { useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import { request } from '../../staff-ui/api-client.ts'
import { PageHeader } from '../../staff-ui/PageHeader.tsx'
import { Sheet } from '../../staff-ui/Sheet.tsx'
import styles from '../../staff-ui/screen.module.css'
import { useAction } from '../../staff-ui/use-action.ts'
import { useDateFormat } from '../../staff-ui/use-date-format.ts'
import { FeedForm } from './FeedForm.tsx'
import { failureSentence } from './failure-text.ts'
import type { FeedView, ReadFeedView } from './feeds.server.ts'
import list from './PlanningFeeds.module.css'

const PATH = '/api/admin/planning-feeds'

type Props = { feeds: FeedView[]; rooms: { id: number; name: string }[]; mayWrite: boolean }

/** The planning systems that are read: their state, and what can be done with them. */
export function PlanningFeeds({ feeds, rooms, mayWrite }: Props) {
  const { notice, act } = useAction()
  const [edited, setEdited] = useState<FeedView | 'new' | null>(null)
  const [leftOut, setLeftOut] = useState<Record<number, ReadFeedView['leftOut']>>({})
  const readNow = async ({ id }: FeedView) => {
    const read = await request<ReadFeedView>('POST', `${PATH}/${id}/read`)
    setLeftOut((before) => ({ ...before, [id]: read.leftOut }))
    return read
  }
  const stateOf = (feed: FeedView) =>
    feed.failure ? failureSentence(feed.failure) : t('{name} is read: {n} entries.', { name: feed.name, n: feed.entries })
  return (
    <>
      <PageHeader
        title={t('Planning systems')}
        lead={t(
          'Calendars of planning systems are read every ten minutes. Their entries stand on the planning board and count for conflicts; visitors never see them.',
        )}
        notice={notice}
      >
        {mayWrite && (
          <button type="button" className={styles.action} onClick={() => setEdited('new')}>
            {t('Add address')}
          </button>
        )}
      </PageHeader>
      {feeds.length === 0 && <p>{t('No planning system is read yet.')}</p>}
      <ul className={list.feeds}>
        {feeds.map((feed) => (
          <li key={feed.id}>
            <h2>{feed.name}</h2>
            <State feed={feed} leftOut={leftOut[feed.id]} />
            {mayWrite && (
              <div className={styles.actions}>
                <button
                  type="button"
                  className={styles.second}
                  aria-label={t('Read {name} now', { name: feed.name })}
                  disabled={!feed.isActive}
                  onClick={() => act(() => readNow(feed), stateOf)}
                >
                  {t('Read now')}
                </button>
                <button
                  type="button"
                  className={styles.second}
                  aria-label={t('Edit {name}', { name: feed.name })}
                  onClick={() => setEdited(feed)}
                >
                  {t('Edit|feed')}
                </button>
              </div>
            )}
          </li>
        ))}
      </ul>
      {edited && (
        <Sheet
          key={edited === 'new' ? 'new' : edited.id}
          title={edited === 'new' ? t('Add address') : edited.name}
          isTall
          onClose={() => setEdited(null)}
        >
          <FeedForm
            feed={edited === 'new' ? null : edited}
            rooms={rooms}
            onSave={(values) => {
              const [method, path] = edited === 'new' ? (['POST', PATH] as const) : (['PUT', `${PATH}/${edited.id}`] as const)
              return request<FeedView>(method, path, values).then((saved) => {
                setEdited(null)
                return act(async () => saved, stateOf)
              })
            }}
            onDelete={
              edited === 'new'
                ? undefined
                : () => {
                    setEdited(null)
                    return act(() => request('DELETE', `${PATH}/${edited.id}`), t('{name} is no longer read.', { name: edited.name }))
                  }
            }
          />
        </Sheet>
      )}
    </>
  )
}

/** When it was read last and what was found, and why it cannot be read now. */
function State({ feed, leftOut }: { feed: FeedView; leftOut: ReadFeedView['leftOut'] | undefined }) {
  const { host, isActive, readAt, failure, entries, skipped } = feed
  const format = useDateFormat()
  const facts = [host, ...(readAt ? [t('as of {moment}', { moment: format.dateTime(readAt) }), t('{n} entries|feed', { n: entries })] : [])]
  return (
    <>
      <p>{facts.join(' · ')}</p>
      {!isActive && <p>{t('Switched off: it is not read, and its entries are not shown.')}</p>}
      {failure && (
        <p className={styles.error}>
          {failureSentence(failure)} {readAt && t('The entries shown are of {moment}.', { moment: format.dateTime(readAt) })}
        </p>
      )}
      {skipped > 0 && (
        <p className={styles.warning}>
          {t('{n} entries are left out: they name no room of the house, or no time that can be read.', { n: skipped })}{' '}
          {!leftOut && t('“Read now” names them.')}
        </p>
      )}
      {leftOut && leftOut.length > 0 && <LeftOutEntries entries={leftOut} />}
    </>
  )
}

/** The entries that the board does not show, each with what is wrong with it. */
function LeftOutEntries({ entries }: { entries: ReadFeedView['leftOut'] }) {
  const format = useDateFormat()
  return (
    <ul aria-label={t('Left out|feed')}>
      {entries.map(({ title, location, start }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is replaced as a whole, and entries may be the same twice
        <li key={index}>
          {[
            title,
            start ? format.dateTime(start) : t('no time that can be read'),
            location ? (start ? t('unknown room “{location}”', { location }) : location) : t('no room named'),
          ].join(' · ')}
        </li>
      ))}
    </ul>
  )
}
