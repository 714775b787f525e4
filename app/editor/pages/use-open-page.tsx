import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { t } from '../../platform/i18n/i18n.ts'
import { isAdminPath } from '../../platform/routing/return-url.ts'
import { Dialog } from '../../staff-ui/Dialog.tsx'
import forms from '../../staff-ui/forms.module.css'
import { currentSession } from '../session/current-session.ts'
import type { EditorSession } from '../session/session.ts'

/**
 * Goes to another page once the work on this one has reached the server. Where it has not, `guard` asks first: nothing is lost
 * by going, but others do not have it yet. @param onGone called once another page is shown
 */
export function useOpenPage(onGone: () => void = () => {}): { openPage: (url: string) => Promise<void>; guard: ReactNode } {
  const navigate = useNavigate()
  const [waiting, setWaiting] = useState<string>()
  async function go(url: string) {
    setWaiting(undefined)
    // The admin area is a document of its own.
    if (isAdminPath(new URL(url, window.location.href).pathname) !== isAdminPath(window.location.pathname)) window.location.assign(url)
    else await navigate(url)
    onGone()
  }
  async function openPage(url: string) {
    const session = currentSession()
    if (session && !(await isSent(session))) setWaiting(url)
    else await go(url)
  }
  const guard = waiting !== undefined && (
    <Dialog title={t('Not sent yet')} onClose={() => setWaiting(undefined)}>
      <p>{t('Your last changes have not reached the server. They are kept in this browser and are sent when you edit this page again.')}</p>
      <div className={forms.buttons}>
        <button type="button" className={forms.action} data-starts-here onClick={() => setWaiting(undefined)}>
          {t('Stay here')}
        </button>
        <button type="button" className={forms.second} onClick={() => void go(waiting)}>
          {t('Go anyway')}
        </button>
      </div>
    </Dialog>
  )
  return { openPage, guard }
}

async function isSent(session: EditorSession): Promise<boolean> {
  session.commitPendingInput()
  await session.flush()
  const { syncState, rejected, conflicts } = session.getState()
  return syncState === 'synced' && rejected.length === 0 && conflicts.length === 0
}
