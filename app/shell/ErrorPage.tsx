import { useEffect } from 'react'
import { isRouteErrorResponse, Link, useLocation, useRouteError } from 'react-router'
import { CSRF_COOKIE, cookieOf } from '../platform/http/cookies.ts'
import { t } from '../platform/i18n/i18n.ts'
import { link } from '../platform/routing/link.ts'
import { CHUNK_RELOAD_GUARD_MS } from './constants.ts'
import styles from './ErrorPage.module.css'
import { errorOf, isChunkFailure } from './error-of.ts'

/** The error page: status, a sentence, what happened, and the way home (A §2.5, AMB-13). A dark stage with one light. */
export function ErrorPage() {
  const error = useRouteError()
  const { status, message } = errorOf(error)
  const { pathname } = useLocation()
  useEffect(() => {
    if (status === 404) void logMissing(pathname)
    if (isChunkFailure(error)) reloadOnce()
  }, [status, pathname, error])
  return (
    <main id="main-content" className={styles.stage}>
      <title>{`${status} – ${message}`}</title>
      <div className={styles.light} aria-hidden="true" />
      <h1>{status}</h1>
      <p className={styles.text}>{t('an unknown error occurred')}</p>
      <p>{message}</p>
      <Link to={link('home')} reloadDocument>
        {t('Zur Startseite')}
      </Link>
      {isRouteErrorResponse(error) && status === 404 && <Link to={link('events')}>{t('To the programme')}</Link>}
    </main>
  )
}

async function logMissing(url: string): Promise<void> {
  try {
    await fetch('/api/dashboard-error-log/', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'X-CSRFToken': cookieOf(document.cookie, CSRF_COOKIE) ?? '' },
      body: JSON.stringify({ url }),
    })
  } catch (failure) {
    console.warn('error log', failure)
  }
}

/** After a release an open page may ask for scripts that are gone; one reload brings the new ones (A §8). */
function reloadOnce(): void {
  const key = 'chunk-reload-at'
  const last = Number(sessionStorage.getItem(key) ?? 0)
  if (Date.now() - last < CHUNK_RELOAD_GUARD_MS) return
  sessionStorage.setItem(key, String(Date.now()))
  window.location.reload()
}
