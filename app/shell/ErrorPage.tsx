import { type CSSProperties, type PointerEvent, useEffect } from 'react'
import { Link, useLocation, useRouteError } from 'react-router'
import { t } from '../platform/i18n/i18n.ts'
import { link } from '../platform/routing/link.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { CustomErrorHtml } from './CustomErrorHtml.tsx'
import { MAIN_CONTENT_ID } from './constants.ts'
import styles from './ErrorPage.module.css'
import { AtWork } from './early-press.ts'
import { errorOf } from './error-of.ts'
import { useFrame } from './frame-data.ts'
import { logMissingAddress } from './missing-address.ts'

const NOT_FOUND = 404

/** The error page: status, a sentence, what happened, and the way home (A §2.5, AMB-13). A dark stage with one light. */
export default function ErrorPage() {
  const error = useRouteError()
  const { status, message } = errorOf(error)
  const { pathname } = useLocation()
  const frame = useFrame()
  useEffect(() => {
    if (status === NOT_FOUND) void logMissingAddress(pathname)
  }, [status, pathname])
  return (
    <div className={styles.stage} onPointerMove={aimLight} style={{ '--status': `"${status}"` } as CSSProperties}>
      <title>{`${status} – ${message}`}</title>
      <div className={styles.light} aria-hidden="true" />
      <header className={styles.head}>
        <Link to={link('home')} reloadDocument>
          {frame?.houseName ?? t('Home')}
        </Link>
      </header>
      <main id={MAIN_CONTENT_ID} className={styles.words}>
        <h1 className={styles.title}>
          <span className="visually-hidden">{status}: </span>
          {message}
        </h1>
        <p className={styles.text}>{t('an unknown error occurred')}</p>
        <p className={styles.ways}>
          <ButtonLink to={link('home')} look="plain" reloadDocument>
            {t('Zur Startseite')}
          </ButtonLink>
          {status === NOT_FOUND && (
            <Link to={link('events')} reloadDocument>
              {t('To the programme')}
            </Link>
          )}
        </p>
        <CustomErrorHtml status={status} html={frame?.errorPages[status]} />
      </main>
      <AtWork />
    </div>
  )
}

/** The light follows the pointer, as somebody up there had seen the visitor. */
function aimLight(event: PointerEvent<HTMLDivElement>): void {
  const { currentTarget, clientX } = event
  if (event.pointerType !== 'mouse') return
  currentTarget.style.setProperty('--aim', `${Math.round((clientX / window.innerWidth) * 1000) / 10}%`)
}
