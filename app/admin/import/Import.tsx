import { useState } from 'react'
import { CallError, call } from '../../editor/call.ts'
import { writtenMoment } from '../../platform/format/wall-clock.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { MessageId } from '../../platform/i18n/message-ids.ts'
import { Field } from '../../ui/Field.tsx'
import form from '../form/form.module.css'
import { ListTable } from '../list/ListTable.tsx'
import { ScreenHead } from '../list/ScreenHead.tsx'
import { failureText } from '../use-action.ts'
import type { PlannedChange, PlannedLine } from './plan.server.ts'
import type { ImportResult } from './run.server.ts'

const ACTIONS: Record<PlannedLine['action'], MessageId> = {
  rejected: 'Rejected',
  create: 'New',
  change: 'Changed',
  same: 'As it is',
}
const FIELD_NAMES: Record<PlannedChange['field'], MessageId> = {
  startsAt: 'Begins',
  endsAt: 'Ends',
  roomId: 'Room',
  status: 'Status',
  note: 'Note',
  idJet: 'Number in the ticket shop',
  ticketUrl: 'Page in the ticket shop',
}
/** Rejected lines first: they are what somebody has to look at. */
const ORDER = Object.keys(ACTIONS)
const SHOWN = 500

/** A programme out of a spreadsheet: first what it would change, then the change itself. */
export function Import() {
  const [file, setFile] = useState<File | null>(null)
  const [result, setResult] = useState<ImportResult | null>(null)
  const [state, setState] = useState<'open' | 'busy' | 'done'>('open')
  const [failure, setFailure] = useState('')

  async function send(isDryRun: boolean): Promise<void> {
    if (!file) return
    const body = new FormData()
    body.set('file', file)
    body.set('dry_run', String(isDryRun))
    setState('busy')
    setFailure('')
    try {
      setResult(await call<ImportResult>('POST', '/api/admin/import', body))
      setState(isDryRun ? 'open' : 'done')
    } catch (error) {
      setFailure(error instanceof CallError ? failureText(error) : String(error))
      setState('open')
    }
  }

  const waiting = result ? result.counts.create + result.counts.change : 0
  return (
    <>
      <ScreenHead
        title={t('Import of the programme')}
        lead={t(
          'A table saved as CSV, with the columns Produktion, Raum, Beginn and, where wanted, Ende, Status, Hinweis, Shopnummer, Ticketseite. Known performances are changed, others are made; nothing is deleted.',
        )}
        notice={state === 'done' ? t('The programme has been imported.') : ''}
      />
      <form
        className={form.form}
        onSubmit={(event) => {
          event.preventDefault()
          void send(true)
        }}
      >
        <div className={form.fields}>
          <Field label={t('File')} error={failure}>
            {(control) => (
              <input
                {...control}
                type="file"
                accept=".csv,text/csv"
                onChange={(event) => {
                  setFile(event.target.files?.[0] ?? null)
                  setResult(null)
                  setState('open')
                }}
              />
            )}
          </Field>
        </div>
        <div className={form.actions}>
          <button type="submit" className={form.second} disabled={!file || state === 'busy'}>
            {t('Show what would change')}
          </button>
          {waiting > 0 && state !== 'done' && (
            <button type="button" className={form.action} disabled={state === 'busy'} onClick={() => send(false)}>
              {t('Import {n} performances', { n: waiting })}
            </button>
          )}
        </div>
      </form>
      {result && <Outcome result={result} />}
    </>
  )
}

function Outcome({ result: { counts, newProductions, lines } }: { result: ImportResult }) {
  const sorted = lines.toSorted((a, b) => ORDER.indexOf(a.action) - ORDER.indexOf(b.action) || a.line - b.line)
  return (
    <section aria-live="polite" aria-label={t('What would change')}>
      <p>
        {t('{create} new, {change} changed, {same} as they are, {rejected} rejected.', counts)}{' '}
        {newProductions.length > 0 && t('New productions, offline for now: {names}.', { names: newProductions.join(', ') })}
      </p>
      <ListTable
        head={[t('Line'), t('Performance'), t('State'), t('Details')]}
        empty={t('There is nothing here yet.')}
        rows={sorted.slice(0, SHOWN).map((line) => ({
          key: line.line,
          cells: [line.line, line.title, t(ACTIONS[line.action]), [...line.reasons, ...line.changes.map(inWords)].join(' · ')],
        }))}
      />
      {sorted.length > SHOWN && <p>{t('{n} further lines are not shown.', { n: sorted.length - SHOWN })}</p>}
    </section>
  )
}

function inWords({ field, from, to }: PlannedChange): string {
  const shown = (text: string) => (text === '' ? '–' : field === 'startsAt' || field === 'endsAt' ? writtenMoment(text) : text)
  return `${t(FIELD_NAMES[field])}: ${shown(from)} → ${shown(to)}`
}
