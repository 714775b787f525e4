import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { t } from '../platform/i18n/i18n.ts'
import { request } from '../staff-ui/api-client.ts'
import form from '../staff-ui/screen.module.css'
import { failureText } from '../staff-ui/use-action.ts'
import { SingleChoice } from '../ui/Field.tsx'
import styles from './move-in.module.css'
import type { ShownRun } from './shown-run.ts'

/** Moves what a run has found, or takes back what it has moved. */
export function MoveInActions({ run: { id, state, items } }: { run: ShownRun }) {
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
      <div className={styles.decision}>
        <SingleChoice
          label={t('Online at once')}
          help={t(
            'Otherwise everything comes offline, and you put it online when you have looked at it. Redirects from the old addresses are made either way.',
          )}
        >
          {(control) => <input {...control} type="checkbox" checked={isOnline} onChange={({ target }) => setOnline(target.checked)} />}
        </SingleChoice>
        <button type="button" className={form.action} onClick={() => void ask('run', { isOnline })}>
          {t('Move in now')}
        </button>
        <p className={form.error}>{failure}</p>
      </div>
    )
  if (state !== 'done') return null
  return (
    <div className={styles.decision}>
      <button type="button" className={form.second} onClick={() => void ask('undo')}>
        {t('Take back')}
      </button>
      <p className={form.error}>{failure}</p>
    </div>
  )
}
