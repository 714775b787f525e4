import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'
import { t } from '../platform/i18n/i18n.ts'
import { request } from './api-client.ts'
import styles from './FlashMessage.module.css'
import form from './screen.module.css'
import { failureText } from './use-action.ts'

/** The result of an action on the previous screen, and how to undo it. */
export type Flash = {
  text: string
  undo?: { path: string; body: object; text: string; to?: string }
}

/** The navigation state that carries a flash message to the next screen. */
export function withFlash(done: Flash): { done: Flash } {
  return { done }
}

/**
 * Shows the flash message of the previous screen with its undo button. Its live region exists on every screen, so that a message is
 * announced. What cannot be undone is said once: not again on the next visit, and no longer than until somebody writes on.
 */
export function FlashMessage() {
  const { state, pathname, search, key } = useLocation()
  const isVisitedAgain = useNavigationType() === 'POP'
  const navigate = useNavigate()
  // A failed undo is shown on this screen only, not on the one after it.
  const [failed, setFailed] = useState({ at: '', text: '' })
  const failure = failed.at === key ? failed.text : ''
  const [told, setTold] = useState('')
  const said = (state as { done?: Flash } | null)?.done
  const done = said?.undo || (told !== key && !isVisitedAgain) ? said : undefined
  const undo = done?.undo

  useEffect(() => {
    const isOver = () => setTold(key)
    document.addEventListener('input', isOver)
    return () => document.removeEventListener('input', isOver)
  }, [key])

  async function runUndo(): Promise<void> {
    if (!undo) return
    const to = undo.to ?? `${pathname}${search}`
    setFailed({ at: key, text: '' })
    try {
      await request('POST', undo.path, undo.body)
      await navigate(to, { replace: true, state: withFlash({ text: undo.text }) })
    } catch (error) {
      setFailed({ at: key, text: failureText(error) })
    }
  }

  return (
    <div className={styles.done} data-told={done ? '' : undefined}>
      <p role="status" className={failure ? form.error : form.ok}>
        {failure || done?.text}
      </p>
      {undo && (
        <button type="button" className={form.second} onClick={() => void runUndo()}>
          {t('Undo')}
        </button>
      )}
    </div>
  )
}
