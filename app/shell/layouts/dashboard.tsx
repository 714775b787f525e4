import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { t } from '../../platform/i18n/i18n.ts'
import { MAIN_CONTENT_ID } from '../constants.ts'
import { AtWork } from '../early-press.ts'
import { Header } from '../header/Header.tsx'
import { leaveNothingKept } from '../service-worker.ts'
import styles from './default.module.css'

/** The frame of the dashboard screens: the header and the screen, which says what of it is the main part; nothing else of the default layout (A §2.2). */
export default function DashboardLayout() {
  useEffect(() => void leaveNothingKept(), [])
  return (
    <>
      <a className={styles.skip} href={`#${MAIN_CONTENT_ID}`}>
        {t('Skip to content')}
      </a>
      <Header />
      <Outlet />
      <AtWork />
    </>
  )
}
