import { lazy, Suspense } from 'react'
import { useLayoutData } from '../../site/index.ts'
import { SERVER_HTML, useServerHtml } from '../../ui/server-html.ts'
import styles from './Footer.module.css'

const FooterContent = lazy(() => import('./FooterContent.tsx'))

/** The footer of every page. It works without scripts, so the browser loads its code only where it renders one itself. */
export function Footer() {
  const frame = useLayoutData()
  const isServerHtml = useServerHtml(frame)
  if (!frame) return null
  if (isServerHtml) return <footer key="server" className={styles.footer} {...SERVER_HTML} />
  return (
    <footer className={styles.footer}>
      <Suspense>
        <FooterContent />
      </Suspense>
    </footer>
  )
}
