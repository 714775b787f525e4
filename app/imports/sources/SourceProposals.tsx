import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { t } from '../../platform/i18n/i18n.ts'
import { request } from '../../staff-ui/api-client.ts'
import styles from '../../staff-ui/screen.module.css'
import { type Act, failureText } from '../../staff-ui/use-action.ts'
import { useDateFormat } from '../../staff-ui/use-date-format.ts'
import { Choice } from '../../ui/Field.tsx'
import { describeChange } from '../field-names.ts'
import { HiddenLinesNote } from '../HiddenLinesNote.tsx'
import type { Proposal, Proposals } from './proposals.server.ts'
import list from './sources.module.css'

type Props = {
  importId: number
  name: string
  act: Act
  /** called when something of it is being applied */
  onApplied: () => void
}

/** What a source proposes, each with a tick: what is ticked is applied or dismissed, and the rest waits on. */
export function SourceProposals({ importId, name, act, onApplied }: Props) {
  const { revalidate } = useRevalidator()
  const [shown, setShown] = useState<Proposals | null>(null)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [failure, setFailure] = useState('')
  const [isBusy, setBusy] = useState(false)
  const path = `/api/admin/import/${importId}`
  useEffect(() => {
    let isCurrent = true
    request<Proposals>('GET', `${path}/proposals`).then(
      (found) => isCurrent && setShown(found),
      (error) => isCurrent && setFailure(failureText(error)),
    )
    return () => {
      isCurrent = false
    }
  }, [path])
  if (failure) return <p className={styles.error}>{failure}</p>
  if (!shown) return <p>{t('Checking what this will change…')}</p>
  const ticked = shown.proposals.filter(({ key }) => !left.has(key)).map(({ key }) => key)
  const isCut = shown.count > shown.proposals.length
  async function decide(verb: 'apply' | 'dismiss', body: { keys: string[] } | { seen: string }): Promise<void> {
    await request('POST', `${path}/${verb}`, body).catch(async (error) => {
      // Where the source says something else by now, that is to be seen.
      await revalidate()
      throw error
    })
    if (verb === 'apply') onApplied()
  }
  const send = (verb: 'apply' | 'dismiss', body: { keys: string[] } | { seen: string }, done: string) => {
    setBusy(true)
    void act(() => decide(verb, body), done).finally(() => setBusy(false))
  }
  // All that waits is meant, also what is not shown.
  const applyAll = () => send('apply', { seen: shown.seen }, '')
  return (
    <>
      <fieldset className={list.proposals}>
        <legend className="visually-hidden">{t('Changes of {name}', { name })}</legend>
        {shown.proposals.map((proposal) => (
          <Choice
            key={proposal.key}
            control={
              <input
                type="checkbox"
                checked={!left.has(proposal.key)}
                onChange={({ target }) => setLeft(toggled(left, proposal.key, !target.checked))}
              />
            }
          >
            <ProposalText proposal={proposal} />
          </Choice>
        ))}
      </fieldset>
      <HiddenLinesNote count={shown.count - shown.proposals.length} />
      {shown.newProductions.length > 0 && (
        <p>{t('New productions, offline for now: {names}.', { names: shown.newProductions.join(', ') })}</p>
      )}
      <div className={styles.actions}>
        <button
          type="button"
          className={styles.action}
          disabled={isBusy || ticked.length === 0}
          aria-label={t('Apply {n}: {name}', { n: ticked.length, name })}
          onClick={() => (ticked.length === shown.count ? applyAll() : send('apply', { keys: ticked }, ''))}
        >
          {t('Apply {n}', { n: ticked.length })}
        </button>
        {isCut && left.size === 0 && (
          <button
            type="button"
            className={styles.second}
            disabled={isBusy}
            aria-label={t('Apply all {n}: {name}', { n: shown.count, name })}
            onClick={applyAll}
          >
            {t('Apply all {n}', { n: shown.count })}
          </button>
        )}
        <button
          type="button"
          className={styles.second}
          disabled={isBusy || ticked.length === 0}
          aria-label={t('Dismiss {n}: {name}', { n: ticked.length, name })}
          onClick={() => send('dismiss', { keys: ticked }, t('Dismissed. It comes again only when the source says something else.'))}
        >
          {t('Dismiss {n}', { n: ticked.length })}
        </button>
      </div>
    </>
  )
}

function toggled(keys: ReadonlySet<string>, key: string, isIn: boolean): ReadonlySet<string> {
  return new Set(isIn ? [...keys, key] : [...keys].filter((other) => other !== key))
}

function ProposalText({ proposal: { title, action, changes, warnings, unhooks, keptNumber } }: { proposal: Proposal }) {
  const format = useDateFormat()
  const alarms = [unhooks, keptNumber, ...warnings].filter(Boolean)
  return (
    <>
      <strong>{title}</strong> {action === 'create' ? t('New') : changes.map((change) => describeChange(change, format)).join(' · ')}
      {alarms.length > 0 && <span className={list.alarm}> {alarms.join(' · ')}</span>}
    </>
  )
}
