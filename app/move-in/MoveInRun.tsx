import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { t } from '../platform/i18n/i18n.ts'
import type { Label } from '../platform/i18n/message-ids.ts'
import { request } from '../staff-ui/api-client.ts'
import form from '../staff-ui/screen.module.css'
import { Table } from '../staff-ui/table/Table.tsx'
import { failureText } from '../staff-ui/use-action.ts'
import { SingleChoice } from '../ui/Field.tsx'
import { MovedPreview } from './MovedPreview.tsx'
import styles from './move-in.module.css'
import type { MoveInItem } from './move-in-item.ts'
import type { MoveInState } from './tables.ts'

/** A run as the screen shows it. */
export type ShownRun = {
  id: number
  source: string
  state: MoveInState
  done: number
  all: number
  items: MoveInItem[]
  problems: string[]
}

const KINDS: Record<MoveInItem['kind'], Label> = { page: 'Page', article: 'Article', performance: 'Performance' }
const STATES: Record<MoveInItem['state'], Label> = { new: 'New|moved', known: 'Moved before', failed: 'Not moved' }
/** More would take the browser seconds; the rest is moved all the same. */
const MAX_SHOWN = 300

/** What a run has found or done, and what can be done with it. */
export function MoveInRun({ run }: { run: ShownRun }) {
  const [shown, setShown] = useState<MoveInItem | null>(null)
  const { id, state, items, problems } = run
  return (
    <section aria-label={t('Move of {source}', { source: run.source })}>
      <h2 className={styles.heading}>{run.source}</h2>
      <p role="status" aria-live="polite">
        {stateText(run)}
      </p>
      {(state === 'moving' || state === 'reading') && run.all > 0 && (
        <progress className={styles.progress} value={run.done} max={run.all} aria-label={t('Progress')} />
      )}
      <RunActions run={run} />
      {problems.length > 0 && (
        <details className={styles.problems} open={state === 'failed' || problems.length < 6}>
          <summary>{t('{n} remarks', { n: problems.length })}</summary>
          <ul>
            {problems.slice(0, MAX_SHOWN).map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </details>
      )}
      <Table
        head={[t('Title'), t('Kind'), t('State'), t('Remark')]}
        rows={items.slice(0, MAX_SHOWN).map((item) => ({
          key: `${item.kind} ${item.from} ${item.title}`,
          cells: [<Title key="title" item={item} />, t(KINDS[item.kind]), t(STATES[item.state]), item.note],
          actions:
            state === 'read' && item.state === 'new' && item.kind !== 'performance' ? (
              <button
                type="button"
                className={form.second}
                aria-label={t('Preview: {title}', { title: item.title })}
                onClick={() => setShown(item)}
              >
                {t('Preview')}
              </button>
            ) : undefined,
        }))}
        empty=""
      />
      {items.length > MAX_SHOWN && <p>{t('{n} more are not listed here.', { n: items.length - MAX_SHOWN })}</p>}
      {shown && <MovedPreview key={shown.from} runId={id} item={shown} onClose={() => setShown(null)} />}
    </section>
  )
}

function Title({ item }: { item: MoveInItem }) {
  return (
    <>
      {item.title}
      <br />
      <a href={item.from} target="_blank" rel="noreferrer" className={styles.from}>
        {item.from}
      </a>
    </>
  )
}

function stateText({ state, items, done, all }: ShownRun): string {
  const count = (wanted: MoveInItem['state']) => items.filter((item) => item.state === wanted).length
  switch (state) {
    case 'reading':
      return done > 0 ? t('{n} pages read', { n: done }) : t('The site is being read, slowly and politely. You can leave; it goes on.')
    case 'read':
      return t('{n} would come. Nothing is written yet.', { n: count('new') })
    case 'moving':
      return t('{done} of {all}', { done, all })
    case 'done':
      return t('{moved} moved, {known} before, {failed} not.', { moved: count('new'), known: count('known'), failed: count('failed') })
    case 'failed':
      return t('This site could not be read.')
    case 'undoing':
      return t('Being taken back…')
    case 'undone':
      return t('Taken back.')
  }
}

function RunActions({ run: { id, state, items } }: { run: ShownRun }) {
  const { revalidate } = useRevalidator()
  const [isOnline, setOnline] = useState(false)
  const [failure, setFailure] = useState('')

  async function ask(path: string, body?: object): Promise<void> {
    setFailure('')
    await request('POST', `/api/admin/move-ins/${id}/${path}`, body).catch((error) => setFailure(failureText(error)))
    await revalidate()
  }
  if (state === 'read' && items.some((item) => item.state === 'new'))
    return (
      <>
        <SingleChoice
          label={t('Online at once')}
          help={t(
            'Otherwise everything comes offline, and you put it online when you have looked at it. Redirects from the old addresses are made either way.',
          )}
        >
          {(control) => <input {...control} type="checkbox" checked={isOnline} onChange={({ target }) => setOnline(target.checked)} />}
        </SingleChoice>
        <div className={form.actions}>
          <button type="button" className={form.action} onClick={() => void ask('run', { isOnline })}>
            {t('Move in now')}
          </button>
        </div>
        <p className={form.error}>{failure}</p>
      </>
    )
  if (state !== 'done') return null
  return (
    <>
      <div className={form.actions}>
        <button type="button" className={form.second} onClick={() => void ask('undo')}>
          {t('Take back')}
        </button>
      </div>
      <p className={form.error}>{failure}</p>
    </>
  )
}
