import { type FormEvent, useRef, useState } from 'react'
import { Link } from 'react-router'
import { t } from '../../platform/i18n/i18n.ts'
import { adminUrl } from '../../platform/routing/admin-url.ts'
import { request } from '../../staff-ui/api-client.ts'
import { PageHeader } from '../../staff-ui/PageHeader.tsx'
import form from '../../staff-ui/screen.module.css'
import { failureText } from '../../staff-ui/use-action.ts'
import { Field } from '../../ui/Field.tsx'
import { isTakeable, type JudgedLine } from './judge-lines.ts'
import { ListChoice } from './ListChoice.tsx'
import styles from './redirect-list.module.css'
import type { TakenList } from './take-list.server.ts'

const EXAMPLE = '/alt/spielplan.html;/de/spielplan'

/** A list of old addresses: pasted or chosen, looked at line by line, taken in one step, taken back in one step. */
export function RedirectList({ mayDelete }: { mayDelete: boolean }) {
  const [text, setText] = useState('')
  const [file, setFile] = useState<File | null>(null)
  const [lines, setLines] = useState<JudgedLine[] | null>(null)
  const [taken, setTaken] = useState<TakenList | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const [notice, setNotice] = useState('')
  const chosenFile = useRef<HTMLInputElement>(null)
  const outcome = useRef<HTMLDivElement>(null)

  async function run(work: () => Promise<void>): Promise<void> {
    if (isBusy) return
    setBusy(true)
    setFailure('')
    setNotice('')
    await work()
      .catch((error: unknown) => setFailure(failureText(error)))
      .finally(() => setBusy(false))
  }

  const look = (event: FormEvent) => {
    event.preventDefault()
    void run(async () => {
      const body = new FormData()
      body.set('file', file ?? new File([text], 'liste.csv', { type: 'text/csv' }))
      const judged = await request<{ lines: JudgedLine[] }>('POST', '/api/admin/redirect-list/preview', body)
      setTaken(null)
      setLines(judged.lines)
      outcome.current?.focus()
    })
  }
  const take = (chosen: JudgedLine[]) =>
    run(async () => {
      const sent = chosen.map(({ line, from, to }) => ({ line, from, to }))
      const result = await request<TakenList>('POST', '/api/admin/redirect-list', { lines: sent })
      setTaken(result)
      setLines(null)
      setNotice(t('{n} redirects created.', { n: result.ids.length }))
      outcome.current?.focus()
    })
  const takeBack = (ids: number[]) =>
    run(async () => {
      await request('POST', '/api/admin/redirect-list/undo', { ids })
      setTaken(null)
      setNotice(t('The redirects of this list are deleted again.'))
    })

  return (
    <>
      <PageHeader
        title={t('List of old addresses')}
        lead={t(
          'One line for each: the old address and the new one, pasted or as a file (CSV, Excel). Whole addresses are fine. “/old/*” stands for everything below. First you see what each line would do.',
        )}
        notice={notice}
      >
        <Link className={form.second} to={adminUrl('redirect')}>
          {t('All redirects')}
        </Link>
      </PageHeader>
      <form className={form.form} onSubmit={look}>
        <div className={form.fields}>
          <Field label={t('Paste the list')} error={failure}>
            {(control) => (
              <textarea
                {...control}
                className={styles.paste}
                rows={8}
                spellCheck={false}
                placeholder={EXAMPLE}
                value={text}
                onChange={({ target }) => {
                  setText(target.value)
                  // What was done last counts.
                  if (chosenFile.current) chosenFile.current.value = ''
                  setFile(null)
                }}
              />
            )}
          </Field>
          <Field label={t('Or choose a file')}>
            {(control) => (
              <input
                {...control}
                ref={chosenFile}
                type="file"
                accept=".csv,.txt,.tsv,.xlsx,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
                onChange={({ target }) => setFile(target.files?.[0] ?? null)}
              />
            )}
          </Field>
        </div>
        <div className={form.actions}>
          <button type="submit" className={lines ? form.second : form.action} disabled={!file && text.trim() === ''} aria-disabled={isBusy}>
            {t('Preview changes')}
          </button>
        </div>
      </form>
      <div ref={outcome} tabIndex={-1}>
        {lines && <ListChoice key={keyOf(lines)} lines={lines} isBusy={isBusy} onTake={(chosen) => void take(chosen)} />}
        {taken && <Taken taken={taken} onTakeBack={mayDelete && taken.ids.length > 0 ? () => void takeBack(taken.ids) : undefined} />}
      </div>
    </>
  )
}

/** Another list starts with a choice of its own. */
function keyOf(lines: JudgedLine[]): string {
  return `${lines.length} ${lines.filter(isTakeable).length} ${lines[0]?.from}`
}

function Taken({ taken, onTakeBack }: { taken: TakenList; onTakeBack: (() => void) | undefined }) {
  return (
    <section className={styles.group}>
      {onTakeBack && (
        <button type="button" className={form.second} onClick={onTakeBack}>
          {t('Take this list back')}
        </button>
      )}
      {taken.left.length > 0 && (
        <>
          <h2>{t('{n} lines were left out', { n: taken.left.length })}</h2>
          <ul className={styles.left}>
            {taken.left.map(({ line, from, reason }) => (
              <li key={line}>
                {from}: {reason ?? t('The house has changed since you looked. Please look at the list again.')}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
