import { type CSSProperties, type PointerEvent, useEffect, useState } from 'react'
import { Link, useLocation, useRouteError } from 'react-router'
import { hasStaffHint } from '../platform/http/cookies.ts'
import { t } from '../platform/i18n/i18n.ts'
import { link } from '../platform/routing/link.ts'
import { useLayoutData } from '../site/index.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { CustomErrorHtml } from './CustomErrorHtml.tsx'
import { MAIN_CONTENT_ID } from './constants.ts'
import styles from './ErrorPage.module.css'
import { errorOf, type ShownError, siteOf } from './error-of.ts'
import { logMissingAddress, reportFailedPage } from './missing-address.ts'
import { NoConnection } from './NoConnection.tsx'
import { isChunkFailure, isLineFailure, whenAnswered } from './recovery.ts'
import { ReplayEarlyClicks } from './replay-early-clicks.ts'

const NOT_FOUND = 404

/** The error page: status, a message and links out (A §2.5, AMB-13), on a dark stage with one light. */
export default function ErrorPage() {
  const error = useRouteError()
  const isLineGone = useConnectionLost(error)
  const frame = useLayoutData()
  const house = frame ?? siteOf(error)
  const shownError = errorOf(error)
  const title = isLineGone ? t('No connection') : `${shownError.status} – ${shownError.message}`
  return (
    <div
      className={styles.stage}
      onPointerMove={moveLight}
      style={{ '--status': isLineGone ? '""' : `"${shownError.status}"` } as CSSProperties}
    >
      <title>{title}</title>
      <div className={styles.light} aria-hidden="true" />
      <header className={styles.head}>
        <Link to={link('home')} reloadDocument>
          {house?.houseName ?? t('Home')}
        </Link>
      </header>
      <main id={MAIN_CONTENT_ID} className={styles.words}>
        {isLineGone ? (
          <NoConnection title={styles.title ?? ''} text={styles.text ?? ''} ways={styles.ways ?? ''} />
        ) : (
          <ErrorText shown={shownError} ownHtml={house?.errorPages[shownError.status]} />
        )}
      </main>
      <ReplayEarlyClicks />
    </div>
  )
}

/** The error message, and the fixed text below it (ERR-02); the error is also logged. */
function ErrorText({ shown: { status, message, isUnknown, failedWith }, ownHtml }: { shown: ShownError; ownHtml: string | undefined }) {
  const { pathname } = useLocation()
  useEffect(() => {
    if (failedWith) void reportFailedPage(pathname, failedWith)
    else if (status === NOT_FOUND && !hasStaffHint()) void logMissingAddress(pathname)
  }, [status, failedWith, pathname])
  return (
    <>
      <h1 className={styles.title}>
        <span className="visually-hidden">{status}: </span>
        {message}
      </h1>
      {isUnknown && <p className={styles.text}>{t('an unknown error occurred')}</p>}
      <p className={styles.ways}>
        <ButtonLink to={link('home')} look="plain" reloadDocument>
          {t('Go to homepage')}
        </ButtonLink>
        {status === NOT_FOUND && (
          <Link to={link('events')} reloadDocument>
            {t('See what’s on')}
          </Link>
        )}
      </p>
      <CustomErrorHtml status={status} html={ownHtml} />
    </>
  )
}

/** Whether the page or one of its scripts did not load and the server cannot be reached. */
function useConnectionLost(error: unknown): boolean {
  const [isGone, setGone] = useState(false)
  useEffect(() => {
    if (isChunkFailure(error))
      whenAnswered(
        () => {},
        () => setGone(true),
      )
  }, [error])
  return isGone || isLineFailure(error)
}

/** The light follows the pointer. */
function moveLight(event: PointerEvent<HTMLDivElement>): void {
  const { currentTarget, clientX } = event
  if (event.pointerType !== 'mouse') return
  currentTarget.style.setProperty('--aim', `${Math.round((clientX / window.innerWidth) * 1000) / 10}%`)
}
