import { useState } from 'react'
import { t } from '../platform/i18n/i18n.ts'
import screen from '../staff-ui/screen.module.css'
import { failureText } from '../staff-ui/use-action.ts'
import type { TranslationSession, TranslationSessionState } from './translation-session.ts'
import styles from './translations.module.css'
import { draftsOf } from './unit.ts'

type Props = { session: TranslationSession; state: TranslationSessionState; onPublished?: (() => void) | undefined }

/** What of a translation is not live yet, with the button that publishes it and the one that discards it. */
export function PublishDrafts({ session, state, onPublished }: Props) {
  const [outcome, setOutcome] = useState({ text: '', hasFailed: false })
  const [isBusy, setBusy] = useState(false)
  const { ready, waiting } = draftsOf(state.units)
  async function act(action: () => Promise<void>, done: string): Promise<void> {
    setBusy(true)
    const failure = await action().catch((error: unknown) => failureText(error))
    setBusy(false)
    const isDone = failure === undefined && session.getState().sync === 'stored'
    setOutcome({ text: failure ?? (isDone ? done : ''), hasFailed: failure !== undefined })
    if (isDone) onPublished?.()
  }
  const isUnsent = state.sync === 'kept' || state.sync === 'refused'
  return (
    <div className={styles.drafts} data-open={ready + waiting > 0 || undefined}>
      <p role="status" data-failed={outcome.hasFailed || undefined}>
        {outcome.text}
      </p>
      {ready + waiting > 0 && (
        <>
          <p>
            {t('{n} texts are a draft: visitors still see what was there before.', { n: ready + waiting })}
            {waiting > 0 && ` ${t('{n} of them go live with their German text, when the page is published.', { n: waiting })}`}
          </p>
          <div className={styles.draftButtons}>
            <button
              type="button"
              className={screen.second}
              disabled={isBusy || isUnsent}
              onClick={() => void act(() => session.discard(), t('Discarded. What was written is among the earlier wordings.'))}
            >
              {t('Discard draft|translation')}
            </button>
            <button
              type="button"
              className={screen.action}
              disabled={isBusy || isUnsent || ready === 0}
              onClick={() => void act(() => session.publish(), t('The translation is published.'))}
            >
              {t('Publish {n} texts', { n: ready })}
            </button>
          </div>
        </>
      )}
    </div>
  )
}
