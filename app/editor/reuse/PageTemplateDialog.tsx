import { t } from '../../platform/i18n/i18n.ts'
import { currentSession } from '../session/current-session.ts'
import { NameDialog } from './NameDialog.tsx'
import { savePageAsTemplate } from './reuse-commands.ts'

/** Asks for the name of a template of a whole page. */
export default function PageTemplateDialog({ pageId, onClose }: { pageId: number; onClose: () => void }) {
  return (
    <NameDialog
      title={t('Save page as template')}
      explanation={t('“New page” then offers to begin with a copy of it.')}
      onSave={async (name) => {
        // What was just typed belongs to the template.
        await currentSession()?.flush()
        await savePageAsTemplate(pageId, name)
      }}
      onClose={onClose}
    />
  )
}
