import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import type { Region } from '../../content/index.ts'
import { t } from '../../platform/i18n/i18n.ts'
import styles from '../bar.module.css'
import { MenuButton, type MenuItem } from '../MenuButton.tsx'
import { useCurrentSession } from '../session/current-session.ts'

const VersionsDialog = lazy(() => import('./VersionsDialog.tsx'))
const ChangesDialog = lazy(() => import('../compare/ChangesDialog.tsx'))
const PreviewDialog = lazy(() => import('./PreviewDialog.tsx'))
const SettingsDialog = lazy(() => import('../pages/SettingsDialog.tsx'))
const TreeDialog = lazy(() => import('../pages/TreeDialog.tsx'))

/** Whether something of a page is not live: as the editor knows it while it is on, else as the page was read. */
function useHasDraft(region: Region): boolean {
  const session = useCurrentSession()
  const edited = useSyncExternalStore(session?.subscribe ?? silent, () => session?.getState().hasDraft)
  return edited ?? region.containers.some((container) => container.hasDraft)
}

const silent = () => () => {}

type Props = { region: Region; page: { id: number } | undefined; pathname: string }

/**
 * What can be done with the page as a whole, editing or not. Each dialog is fetched when it is opened. `settings` in the
 * query opens the page's settings: that is its `settings_url` (A §3.1).
 */
export default function PageTools({ region, page, pathname }: Props) {
  const asksForSettings = new URLSearchParams(useLocation().search).has('settings')
  const hasDraft = useHasDraft(region)
  const [open, setOpen] = useState<'settings' | 'tree' | 'versions' | 'preview' | 'changes' | 'discard' | undefined>(
    asksForSettings ? 'settings' : undefined,
  )
  const close = () => setOpen(undefined)
  const own = region.contentType === 'page' && page ? [{ label: t('Page settings'), act: () => setOpen('settings') }] : []
  const drafted: MenuItem[] = hasDraft
    ? [
        'line',
        { label: t('What is not online yet'), act: () => setOpen('changes') },
        { label: t('Discard the draft …'), act: () => setOpen('discard') },
      ]
    : []
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
          ...drafted,
        ]}
      />
      <Suspense>
        {open === 'settings' && page && <SettingsDialog pageId={page.id} onClose={close} />}
        {open === 'tree' && <TreeDialog currentId={region.contentType === 'page' ? page?.id : undefined} onClose={close} />}
        {open === 'versions' && <VersionsDialog region={region} pathname={pathname} onClose={close} />}
        {(open === 'changes' || open === 'discard') && (
          <ChangesDialog region={region} asks={open === 'discard' ? 'discard' : undefined} onClose={close} />
        )}
        {open === 'preview' && <PreviewDialog pathname={pathname} onClose={close} />}
      </Suspense>
    </>
  )
}
