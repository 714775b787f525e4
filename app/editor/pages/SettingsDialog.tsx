import type { PageFields, PageSettings } from '../../content/page-schema.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { Dialog } from '../../staff-ui/Dialog.tsx'
import forms from '../../staff-ui/forms.module.css'
import { PageVisibility } from './PageVisibility.tsx'
import { PageWords } from './PageWords.tsx'
import styles from './pages.module.css'
import { SharePreview } from './SharePreview.tsx'
import { usePageSettings } from './use-page-settings.ts'

/** The settings of an earlier version, filled into the form. */
type RestoredSettings = { version: number; fields: PageFields }

type Props = {
  pageId: number
  restored?: RestoredSettings | undefined
  /** whether it is the page that is shown, which then goes to its new URL */
  isCurrent?: boolean
  /** whether the words above the page are to be changed */
  startsAtHeading?: boolean
  onClose: () => void
}

/** The settings of a page (A §3.1), its time window and the share preview. Saving takes effect at once. */
export default function SettingsDialog({ pageId, restored, isCurrent = true, startsAtHeading = false, onClose }: Props) {
  const { before, page, errors, message, theirs, set, save, goOnFromTheirs } = usePageSettings({ pageId, restored, isCurrent, onClose })
  if (!page || !before)
    return (
      <Dialog title={t('Page settings')} onClose={onClose}>
        {message}
      </Dialog>
    )
  const parts = { page, errors, set }
  return (
    <Dialog title={t('Page settings')} onClose={onClose} width="wide">
      <form onSubmit={save} className={styles.settings}>
        {restored && <p role="status">{t('Settings from version {n}. Visitors see them once you save.', { n: restored.version })}</p>}
        <div>
          <PageWords {...parts} focused={startsAtHeading ? shownName(before) : undefined} />
        </div>
        <div>
          <PageVisibility {...parts} />
          <SharePreview page={page} />
        </div>
        {message && (
          <div role="alert" className={forms.error}>
            {message}
            {theirs && (
              <div className={forms.buttons}>
                <button type="button" className={forms.second} onClick={() => goOnFromTheirs(theirs, page)}>
                  {t('Apply my changes on top')}
                </button>
                <button type="button" className={forms.second} onClick={() => goOnFromTheirs(theirs)}>
                  {t('Use the other version')}
                </button>
              </div>
            )}
          </div>
        )}
        <div className={forms.buttons}>
          <button type="submit" className={forms.action}>
            {t('Save settings')}
          </button>
        </div>
      </form>
    </Dialog>
  )
}

/** The field whose words stand above the page: the heading, else the title. */
function shownName({ headline }: PageSettings): keyof PageSettings {
  return headline ? 'headline' : 'title'
}
