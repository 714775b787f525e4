import { useEffect, useState } from 'react'
import { CSRF_COOKIE, cookieOf, STAFF_COOKIE } from '../../platform/http/cookies.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { link } from '../../platform/routing/link.ts'
import { SmartLink } from '../../ui/SmartLink.tsx'
import styles from './UserArea.module.css'

type Details = { is_logged_in: boolean; first_name: string; last_name: string; logout_url: string; has_dashboard_online_access: boolean }

/** Name, profile and log out of whoever is logged in; nothing for visitors (B §6). Asked by the browser, never in the page. */
export function UserArea() {
  const [details, setDetails] = useState<Details>()
  useEffect(() => {
    if (!cookieOf(document.cookie, STAFF_COOKIE)) return
    fetch('/de/api/user-details/', { headers: { accept: 'application/json' } })
      .then((response) => response.json())
      .then(setDetails)
      .catch((error) => console.warn('user-details', error))
  }, [])
  if (!details?.is_logged_in) return null
  return (
    <details className={styles.area}>
      <summary>
        {details.first_name} {details.last_name}
      </summary>
      <ul>
        <li>
          <SmartLink to={link('user-profile')}>{t('My profile')}</SmartLink>
        </li>
        <li>
          <button type="button" onClick={() => logOut(details.logout_url)}>
            {t('Log out')}
          </button>
        </li>
      </ul>
    </details>
  )
}

async function logOut(url: string): Promise<void> {
  await fetch(url, { method: 'POST', headers: { 'X-CSRFToken': cookieOf(document.cookie, CSRF_COOKIE) ?? '' } })
  window.location.reload()
}
