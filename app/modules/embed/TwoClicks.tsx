import { type CSSProperties, type ReactNode, useEffect, useState } from 'react'
import { useIsEditing } from '../../content/index.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { link } from '../../platform/routing/link.ts'
import { SmartLink } from '../../ui/SmartLink.tsx'
import { type ConsentCategory, hasConsent } from './consent.ts'
import styles from './TwoClicks.module.css'

type Props = {
  /** whose contents they are, for a sentence */
  name: string
  /** the same thing on their own pages, for whoever rather goes there */
  page?: string
  /** names the contents to whoever does not see them */
  title: string
  /** what stands on the button */
  action: string
  /** what somebody agrees to who need not be asked again */
  category: ConsentCategory
  /** the room that the contents will take */
  box: CSSProperties
  /** there is much of it, which the name then fills */
  isTall?: boolean
  /** a picture of our own that stands there until then; a film waits for its click even with consent */
  poster?: ReactNode
  /** @param isAsked somebody has pressed the button, and is waiting */
  children: (isAsked: boolean) => ReactNode
}

/**
 * Contents of another host. Nothing of them is fetched before the visitor asks for them, or has agreed to such
 * contents once and for all; without any script the link leads there (CONSENT-24).
 */
export function TwoClicks({ name, page, title, action, category, box, isTall, poster, children }: Props) {
  const isEditing = useIsEditing()
  const [isAsked, setAsked] = useState(false)
  const [isAllowed, setAllowed] = useState(false)
  useEffect(() => setAllowed(hasConsent(category)), [category])
  if (!isEditing && (isAsked || (isAllowed && !poster))) return children(isAsked)
  return (
    <div
      className={styles.waiting}
      data-poster={poster ? true : undefined}
      data-ground={isTall || undefined}
      style={poster ? undefined : box}
    >
      {poster ?? <p className={styles.host}>{name}</p>}
      <div className={styles.ask}>
        <button type="button" className={styles.load} onClick={() => setAsked(true)}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M6 4v16l14-8z" />
          </svg>
          <span>
            {action} <span className="visually-hidden">{title}</span>
          </span>
        </button>
        <p className={styles.notice}>
          {!isAllowed && (
            <>
              {t('With your click, data goes to {name}.', { name })}{' '}
              <SmartLink to={link('legals-privacy')}>{t('Privacy policy')}</SmartLink>
            </>
          )}{' '}
          {page && (
            <SmartLink to={page} newWindow>
              {t('Open at {name}', { name })}
            </SmartLink>
          )}
        </p>
      </div>
    </div>
  )
}
