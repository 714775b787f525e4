import { useState } from 'react'
import { Link } from 'react-router'
import { t } from '../../platform/i18n/i18n.ts'
import type { Label } from '../../platform/i18n/message-ids.ts'
import { adminUrl } from '../../platform/routing/admin-url.ts'
import { request } from '../../staff-ui/api-client.ts'
import styles from '../../staff-ui/screen.module.css'
import type { Act } from '../../staff-ui/use-action.ts'
import { useDateFormat } from '../../staff-ui/use-date-format.ts'
import { RejectedRows } from './RejectedRows.tsx'
import { SourceProposals } from './SourceProposals.tsx'
import { sourceFailureSentence } from './source-failure.ts'
import type { ReadingView, SourceView } from './source-views.server.ts'
import list from './sources.module.css'

type Props = {
  source: SourceView
  rooms: { id: number; name: string }[]
  act: Act
  stateOf: (source: SourceView) => string
  onEdit: () => void
}

/** One source: its state, what waits to be applied, what was left out, and its latest readings. */
export function SourceCard({ source, rooms, act, stateOf, onEdit }: Props) {
  const { id, name, isActive, waiting, runs } = source
  const running = runs.find(({ isBusy }) => isBusy)?.id
  const [followed, setFollowed] = useState(running)
  if (running !== undefined && running !== followed) setFollowed(running)
  const run = runs.find((one) => one.id === followed)
  const path = `/api/admin/import-sources/${id}`
  const read = () => request<SourceView>('POST', `${path}/read`)
  return (
    <li id={`source-${id}`} tabIndex={-1}>
      <h2>{name}</h2>
      <State source={source} />
      <Following run={run} />
      {waiting && (
        <div className={list.waiting}>
          <p>
            {t('Changes wait for you: {create} new, {change} changed.', {
              create: waiting.counts?.create ?? 0,
              change: waiting.counts?.change ?? 0,
            })}
          </p>
          {source.appliesAtOnce && (
            <p>{t('They are not applied by themselves: many evenings move at once, or some that were entered by hand would change.')}</p>
          )}
          {/* A reading that says something else makes it another list. */}
          <SourceProposals
            key={`${waiting.id} ${source.readings[0]?.id} ${source.dismissed}`}
            importId={waiting.id}
            {...{ name, act }}
            onApplied={() => setFollowed(waiting.id)}
          />
        </div>
      )}
      {source.rejected.length > 0 && (
        <RejectedRows
          rows={source.rejected}
          fileName={`abgelehnt-${id}.csv`}
          rooms={rooms}
          onRepair={(key, cells) =>
            act(() => request<SourceView>('POST', `${path}/repairs`, { key, cells }), t('The row is read as you have corrected it.'))
          }
          onName={(alias, roomId) =>
            act(
              () => request('POST', '/api/admin/room-aliases', { name: alias, roomId }).then(read),
              t('“{name}” is known from now on.', { name: alias }),
            )
          }
        />
      )}
      {source.dismissed > 0 && (
        <p>
          {t('{n} dismissed|source', { n: source.dismissed })}{' '}
          <button
            type="button"
            className={styles.quiet}
            aria-label={t('Propose again: {name}', { name })}
            onClick={() => act(() => request<SourceView>('DELETE', `${path}/dismissed`), stateOf)}
          >
            {t('Propose again')}
          </button>
        </p>
      )}
      <div className={styles.actions}>
        <button
          type="button"
          className={styles.second}
          aria-label={t('Read {name} now', { name })}
          disabled={!isActive}
          onClick={() => act(read, stateOf)}
        >
          {t('Read now')}
        </button>
        <button type="button" className={styles.second} aria-label={t('Edit {name}', { name })} onClick={onEdit}>
          {t('Edit|feed')}
        </button>
      </div>
      <Readings readings={source.readings} />
    </li>
  )
}

const RUN_WORDS: Partial<Record<SourceView['runs'][number]['state'], Label>> = {
  waiting: 'The changes are being applied.',
  running: 'The changes are being applied.',
  done: 'The changes have been applied.',
  failed: 'Failed. Some rows may already have been imported.',
  undoing: 'The import is being undone.',
  undone: 'Undone.',
}

/** What becomes of an import while somebody looks on; it may have ended before the screen was read again. */
function Following({ run }: { run: SourceView['runs'][number] | undefined }) {
  const words = run && RUN_WORDS[run.state]
  const hasFailed = run?.state === 'failed'
  return (
    <p role="status" className={hasFailed ? styles.error : styles.ok}>
      {words && t(words)} {hasFailed && <Link to={adminUrl('import')}>{t('Imports in the last 30 days')}</Link>}
    </p>
  )
}

/** When it was read last and is read next, and why it cannot be read now. */
function State({ source: { kind, host, isActive, readAt, nextAt, failure, events } }: { source: SourceView }) {
  const format = useDateFormat()
  const facts = [
    kind === 'shop' ? t('Ticket shop') : host,
    readAt ? t('read last on {moment}', { moment: format.dateTime(readAt) }) : t('not read yet'),
    t('{n} performances|source', { n: events }),
    ...(nextAt ? [t('next time at {moment}', { moment: format.dateTime(nextAt) })] : []),
  ]
  return (
    <>
      <p>{facts.join(' · ')}</p>
      {!isActive && <p>{t('Switched off: it is not read, and the house leads.')}</p>}
      {failure && <p className={styles.error}>{sourceFailureSentence(failure)}</p>}
    </>
  )
}

function Readings({ readings }: { readings: ReadingView[] }) {
  const format = useDateFormat()
  if (readings.length === 0) return null
  return (
    <details>
      <summary>{t('Readings')}</summary>
      <ul className={list.readings}>
        {readings.map(({ id, at, failure, run }) => (
          <li key={id}>
            {format.dateTime(at)}: {failure ? sourceFailureSentence(failure) : run ? <Run run={run} at={at} /> : t('nothing new')}
          </li>
        ))}
      </ul>
    </details>
  )
}

/** What a reading has led to, with the way to what it changed, record by record. */
function Run({ run: { id, state, counts }, at }: { run: NonNullable<ReadingView['run']>; at: string }) {
  const format = useDateFormat()
  if (state === 'proposed') return t('Waits to be applied.')
  if (state === 'dismissed') return t('Dismissed.|import')
  if (state === 'undone') return t('Undone.')
  if (state === 'failed') return t('Failed. Some rows may already have been imported.')
  return (
    <>
      {counts ? `${t('{create} new, {change} changed, {same} unchanged, {rejected} rejected.', counts)} ` : `${t('Waiting.')} `}
      <Link to={`${adminUrl('log')}?import=${id}`} aria-label={t('What has changed on {moment}', { moment: format.dateTime(at) })}>
        {t('What has changed')}
      </Link>
    </>
  )
}
