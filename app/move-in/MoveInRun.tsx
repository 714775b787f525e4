import { useState } from 'react'
import { t } from '../platform/i18n/i18n.ts'
import { MovedItems } from './MovedItems.tsx'
import { MovedPreview } from './MovedPreview.tsx'
import { MoveInActions } from './MoveInActions.tsx'
import { MoveInTally } from './MoveInTally.tsx'
import styles from './move-in.module.css'
import type { MoveInItem } from './move-in-item.ts'
import type { ShownRun } from './shown-run.ts'
import type { MoveInState } from './tables.ts'

/** More would take the browser seconds; the rest is moved all the same. */
const MAX_REMARKS = 300
const FEW_REMARKS = 6
const BUSY: MoveInState[] = ['reading', 'moving', 'undoing']

/** What a run has found or done, and what can be done with it. */
export function MoveInRun({ run }: { run: ShownRun }) {
  const [shown, setShown] = useState<MoveInItem | null>(null)
  const { id, state, items, problems } = run
  const previewed = state === 'read' ? shownItems(items) : []
  return (
    <section className={styles.run} aria-label={t('Move of {source}', { source: run.source })} data-state={state}>
      <div className={styles.panel}>
        <h2>{run.source}</h2>
        <p role="status" aria-live="polite">
          {stateText(run)}
        </p>
        {BUSY.includes(state) && <Progress run={run} />}
        {state !== 'failed' && items.length > 0 && <MoveInTally items={items} />}
        <Remarks problems={problems} isOpen={state === 'failed' || problems.length < FEW_REMARKS} isFailure={state === 'failed'} />
        <MoveInActions run={run} />
      </div>
      <MovedItems run={run} previewed={previewed} onPreview={setShown} />
      {shown && <MovedPreview runId={id} item={shown} items={previewed} onShow={setShown} onClose={() => setShown(null)} />}
    </section>
  )
}

/** What can be looked at: all that is new, of performances one for each production that nothing else stands for. */
function shownItems(items: MoveInItem[]): MoveInItem[] {
  const seen = new Set(items.flatMap(({ kind, title }) => (kind === 'production' ? title.toLowerCase() : [])))
  const isFirst = ({ title }: MoveInItem) => seen.size < seen.add(title.toLowerCase()).size
  return items.filter((item) => item.state === 'new' && (item.kind !== 'performance' || isFirst(item)))
}

/** How far it is; while nobody knows how much there is, that it goes on. */
function Progress({ run: { state, done, all } }: { run: ShownRun }) {
  const isKnown = state === 'moving' && all > 0
  return <progress className={styles.progress} {...(isKnown ? { value: done, max: all } : {})} aria-label={t('Progress')} />
}

function Remarks({ problems, isOpen, isFailure }: { problems: string[]; isOpen: boolean; isFailure: boolean }) {
  if (problems.length === 0) return null
  return (
    <details className={styles.problems} data-failure={isFailure || undefined} open={isOpen}>
      <summary>{t('{n} remarks', { n: problems.length })}</summary>
      <ul>
        {problems.slice(0, MAX_REMARKS).map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </details>
  )
}

/** What a run has brought; what was there before, and what did not come, where there is any. */
function movedSentences(count: (state: MoveInItem['state']) => number): string {
  const [known, failed] = [count('known'), count('failed')]
  return [
    t('{n} entries moved.', { n: count('new') }),
    ...(known > 0 ? [t('{n} had been moved before.', { n: known })] : []),
    ...(failed > 0 ? [t('{n} could not be moved.', { n: failed })] : []),
  ].join(' ')
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
      return movedSentences(count)
    case 'failed':
      return t('This could not be read. Nothing has been written.')
    case 'undoing':
      return t('Being taken back…')
    case 'undone':
      return t('Taken back.')
  }
}
