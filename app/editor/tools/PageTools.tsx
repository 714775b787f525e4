import { lazy, Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import { t } from '../../platform/i18n/i18n.ts'
import { Icon } from '../../staff-ui/Icon.tsx'
import { MenuButton, type MenuItem } from '../../staff-ui/MenuButton.tsx'
import type { EditedObject } from '../pages/use-status.ts'
import styles from '../toolbar.module.css'

const VersionsDialog = lazy(() => import('./VersionsDialog.tsx'))
const ChangesDialog = lazy(() => import('../compare/ChangesDialog.tsx'))
const PreviewDialog = lazy(() => import('./PreviewDialog.tsx'))
const SettingsDialog = lazy(() => import('../pages/SettingsDialog.tsx'))
const TreeDialog = lazy(() => import('../pages/TreeDialog.tsx'))

type Props = {
  subject: EditedObject
  /** whether it has unpublished changes */
  hasDraft: boolean
  pathname: string
}

/**
 * Actions on the whole page, in and out of edit mode; each dialog is loaded when opened. `settings` in the query opens
 * the page's settings, as `settings_url` does (A §3.1).
 */
export default function PageTools({ subject, hasDraft, pathname }: Props) {
  const asksForSettings = new URLSearchParams(useLocation().search).has('settings')
  const pageId = subject.contentType === 'page' ? subject.objectId : undefined
  const [open, setOpen] = useState<'settings' | 'tree' | 'versions' | 'preview' | 'changes' | 'discard' | undefined>(
    asksForSettings ? 'settings' : undefined,
  )
  const close = () => setOpen(undefined)
  const own = pageId !== undefined ? [{ label: t('Page settings'), act: () => setOpen('settings') }] : []
  const drafted: MenuItem[] = hasDraft
    ? [
        'line',
        { label: t('Unpublished changes'), act: () => setOpen('changes') },
        { label: t('Discard draft…'), act: () => setOpen('discard') },
      ]
    : []
  return (
    <>
      <MenuButton
        label={t('Page')}
        sign={
          <>
            {t('Page')} <Icon name="chevron" />
          </>
        }
        menuClass={styles.menu ?? ''}
        items={[
          ...own,
          { label: t('All pages'), act: () => setOpen('tree') },
          { label: t('Versions'), act: () => setOpen('versions') },
          { label: t('Preview'), act: () => setOpen('preview') },
          ...drafted,
        ]}
      />
      <Suspense>
        {open === 'settings' && pageId !== undefined && <SettingsDialog pageId={pageId} onClose={close} />}
        {open === 'tree' && <TreeDialog currentId={pageId} onClose={close} />}
        {open === 'versions' && <VersionsDialog region={subject} pathname={pathname} onClose={close} />}
        {(open === 'changes' || open === 'discard') && (
          <ChangesDialog region={subject} confirm={open === 'discard' ? 'discard' : undefined} onClose={close} />
        )}
        {open === 'preview' && <PreviewDialog subject={subject} pathname={pathname} onClose={close} />}
      </Suspense>
    </>
  )
}
