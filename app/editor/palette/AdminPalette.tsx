import { useState } from 'react'
import { useLocation } from 'react-router'
import { currentLocale, setCatalogue } from '../../platform/i18n/i18n.ts'
import { followSession } from '../../staff-ui/log-out.ts'
import { OtherPersonDialog } from '../../staff-ui/login/OtherPersonDialog.tsx'
import { staffTexts } from '../../texts/browser-texts.ts'
import PagePalette from './PagePalette.tsx'
import { usePaletteKey } from './use-palette-key.ts'

setCatalogue(staffTexts(currentLocale()), currentLocale())
followSession()

/** What the admin area has of the editor's bar: the palette, and that somebody else has logged in. */
export default function AdminPalette() {
  const [isOpen, setOpen] = useState(false)
  const { pathname } = useLocation()
  usePaletteKey(() => setOpen(true))
  return (
    <>
      <PagePalette
        isOpen={isOpen}
        hasSubject={false}
        pageId={undefined}
        original={undefined}
        isVariant={false}
        isShareable={false}
        hasDraft={false}
        isEditing={false}
        recordUrl={undefined}
        pathname={pathname}
        onOpen={() => {}}
        onClose={() => setOpen(false)}
      />
      <OtherPersonDialog />
    </>
  )
}
