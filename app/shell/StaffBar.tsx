import { type ComponentType, useEffect, useState } from 'react'
import { hasStaffHint } from '../platform/http/cookies.ts'
import { t } from '../platform/i18n/i18n.ts'
import { useLayoutData } from '../site/index.ts'
import styles from './StaffBar.module.css'

const loadToolbar = () => import('../editor/EditorToolbar.tsx')

/**
 * The editor toolbar, and the notice that only staff see of a site that is switched off (AMB-15). Its code is loaded
 * only by browsers with the staff hint; visitors never load a byte of it.
 */
export function StaffBar() {
  const frame = useLayoutData()
  const [Bar, setBar] = useState<ComponentType>()
  useEffect(() => {
    if (!hasStaffHint()) return
    loadToolbar().then(
      (module) => setBar(() => module.default),
      (error) => console.error('editor', error),
    )
  }, [])
  return (
    <>
      {Bar && <Bar />}
      {frame && !frame.isSiteOnline && (
        <p role="status" className={styles.offline}>
          {t('Website offline')}. {t('Only staff can see it.')}
        </p>
      )}
    </>
  )
}
