import { t } from '../../platform/i18n/i18n.ts'
import { PagePicker } from '../../staff-ui/links/PagePicker.tsx'
import { moveToPage } from '../clipboard/move-to-page.ts'
import { NameDialog } from '../reuse/NameDialog.tsx'
import { saveAsPart, saveAsTemplate } from '../reuse/reuse-commands.ts'
import type { EditorSession } from '../session/session.ts'
import type { ModuleDialog } from './module-commands.ts'

type Props = { session: EditorSession; asked: ModuleDialog | undefined; name: string; onClose: () => void }

/** What the commands of the selected modules ask for before they do something. @param name proposed for what is saved */
export function ModuleDialogs({ session, asked, name, onClose }: Props) {
  return (
    <>
      {asked === 'part' && (
        <NameDialog
          title={t('Save as shared part')}
          explanation={t('It is then edited in one place and changes wherever it is shown. Here it is shown from now on.')}
          initial={name}
          onSave={(title) => saveAsPart(session, title)}
          onClose={onClose}
        />
      )}
      {asked === 'template' && (
        <NameDialog
          title={t('Save as template')}
          explanation={t('“+” then offers a copy of it on every page. Later changes here do not change the template.')}
          initial={name}
          onSave={(title) => saveAsTemplate(session, title)}
          onClose={onClose}
        />
      )}
      {asked === 'leave' && (
        <PagePicker
          title={t('Move to another page…')}
          without={session.region.contentType === 'page' ? session.region.objectId : undefined}
          onClose={onClose}
          onPick={(page) => {
            onClose()
            void moveToPage(session, page)
          }}
        />
      )}
    </>
  )
}
