import { lazy, Suspense } from 'react'
import type { EditedObject } from '../pages/use-status.ts'
import { useCurrentSession } from '../session/current-session.ts'
import { LoadingDialog } from './LoadingDialog.tsx'

const VersionsDialog = lazy(() => import('./VersionsDialog.tsx'))
const ChangesDialog = lazy(() => import('../compare/ChangesDialog.tsx'))
const PreviewDialog = lazy(() => import('./PreviewDialog.tsx'))
const ReviewDialog = lazy(() => import('../review/ReviewDialog.tsx'))
const SettingsDialog = lazy(() => import('../pages/SettingsDialog.tsx'))
const TreeDialog = lazy(() => import('../pages/TreeDialog.tsx'))
const CheckerDialog = lazy(() => import('./CheckerDialog.tsx'))
const PageTemplateDialog = lazy(() => import('../reuse/PageTemplateDialog.tsx'))
const ImportPage = lazy(() => import('../pages/ImportPage.tsx'))
const VariantDialog = lazy(() => import('../pages/VariantDialog.tsx'))
const ShareDialog = lazy(() => import('../share/ShareDialog.tsx'))
const ShortcutSheet = lazy(() => import('./ShortcutSheet.tsx'))

/** A dialog of the page as a whole. */
export type PageDialog =
  | 'settings'
  /** the settings, at the words above the page */
  | 'title'
  | 'tree'
  | 'versions'
  | 'preview'
  | 'changes'
  | 'discard'
  | 'checker'
  | 'share'
  | 'review'
  | 'shortcuts'
  | 'template'
  | 'import'
  | 'takeVariant'
  | 'freeVariant'

type Props = { open: PageDialog | undefined; subject: EditedObject; title: string; pathname: string; onClose: () => void }

/** The dialog that is open, each loaded when it is opened first. */
export default function PageDialogs({ open, subject, title, pathname, onClose }: Props) {
  const session = useCurrentSession()
  const pageId = subject.contentType === 'page' ? subject.objectId : undefined
  return (
    <Suspense fallback={<LoadingDialog onClose={onClose} />}>
      {(open === 'settings' || open === 'title') && pageId !== undefined && (
        <SettingsDialog pageId={pageId} startsAtHeading={open === 'title'} onClose={onClose} />
      )}
      {open === 'tree' && <TreeDialog currentId={pageId} onClose={onClose} />}
      {open === 'versions' && <VersionsDialog region={subject} pathname={pathname} onClose={onClose} />}
      {(open === 'changes' || open === 'discard') && (
        <ChangesDialog region={subject} confirm={open === 'discard' ? 'discard' : undefined} onClose={onClose} />
      )}
      {open === 'preview' && <PreviewDialog subject={subject} pathname={pathname} onClose={onClose} />}
      {open === 'checker' && session && <CheckerDialog session={session} onClose={onClose} />}
      {open === 'template' && pageId !== undefined && <PageTemplateDialog pageId={pageId} onClose={onClose} />}
      {open === 'import' && <ImportPage onClose={onClose} />}
      {open === 'takeVariant' && <VariantDialog asked="take" subject={{ ...subject, title }} onClose={onClose} />}
      {open === 'freeVariant' && <VariantDialog asked="free" subject={{ ...subject, title }} onClose={onClose} />}
      {open === 'share' && <ShareDialog subject={subject} onClose={onClose} />}
      {open === 'review' && <ReviewDialog subject={subject} onClose={onClose} />}
      {open === 'shortcuts' && <ShortcutSheet onClose={onClose} />}
    </Suspense>
  )
}
