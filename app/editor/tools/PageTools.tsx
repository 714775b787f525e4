import { lazy, Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import type { Region } from '../../content/index.ts'
import { t } from '../../platform/i18n/i18n.ts'
import styles from '../bar.module.css'
import { MenuButton } from '../MenuButton.tsx'

const VersionsDialog = lazy(() => import('./VersionsDialog.tsx'))
const PreviewDialog = lazy(() => import('./PreviewDialog.tsx'))
const SettingsDialog = lazy(() => import('../pages/SettingsDialog.tsx'))
const TreeDialog = lazy(() => import('../pages/TreeDialog.tsx'))

type Props = { region: Region; page: { id: number } | undefined; pathname: string }

/**
 * What can be done with the page as a whole, editing or not. Each dialog is fetched when it is opened. `settings` in the
 * query opens the page's settings: that is its `settings_url` (A §3.1).
 */
export default function PageTools({ region, page, pathname }: Props) {
  const asksForSettings = new URLSearchParams(useLocation().search).has('settings')
  const [open, setOpen] = useState<'settings' | 'tree' | 'versions' | 'preview' | undefined>(asksForSettings ? 'settings' : undefined)
  const close = () => setOpen(undefined)
  const own = region.contentType === 'page' && page ? [{ label: t('Page settings'), act: () => setOpen('settings') }] : []
  return (
    <>
      <MenuButton
        label={t('Page')}
        sign={`${t('Page')} ▾`}
        menuClass={styles.menu ?? ''}
        items={[
          ...own,
          { label: t('All pages'), act: () => setOpen('tree') },
          { label: t('Versions'), act: () => setOpen('versions') },
          { label: t('Preview'), act: () => setOpen('preview') },
        ]}
      />
      <Suspense>
        {open === 'settings' && page && <SettingsDialog pageId={page.id} onClose={close} />}
        {open === 'tree' && <TreeDialog currentId={region.contentType === 'page' ? page?.id : undefined} onClose={close} />}
        {open === 'versions' && <VersionsDialog region={region} pathname={pathname} onClose={close} />}
        {open === 'preview' && <PreviewDialog pathname={pathname} onClose={close} />}
      </Suspense>
    </>
  )
}
