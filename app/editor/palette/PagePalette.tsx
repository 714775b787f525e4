import { useEffect, useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import { ADMIN_PATH } from '../../platform/routing/table.ts'
import { searchObjects, useSearch } from '../../staff-ui/links/link-hits.ts'
import { usePages } from '../../staff-ui/links/page-list.ts'
import { hearWish } from '../../staff-ui/open-palette.ts'
import { type PageCommand, type PageContext, pageCommands } from '../commands/page-commands.ts'
import { NewPage } from '../pages/NewPage.tsx'
import { useOpenPage } from '../pages/use-open-page.tsx'
import { useCurrentSession } from '../session/current-session.ts'
import type { Command } from './command.ts'
import { Palette } from './Palette.tsx'
import { pageEntries } from './page-entries.ts'
import { pagePlaces, recordPlaces, useScreenPlaces } from './place-commands.ts'
import { searchRecords } from './record-hits.ts'

/** What a page that is being edited adds: commands of the chosen modules, of the page, and for new modules. */
export type EditCommands = { selected: Command[]; page: PageCommand[]; insert: Command[] }

export type PaletteProps = Omit<PageContext, 'navigate'> & { isOpen: boolean; onClose: () => void }

const NONE: EditCommands = { selected: [], page: [], insert: [] }

/**
 * The palette with the commands of the page that it is opened on. Also what its commands ask for stays here once it has closed.
 * It knows no modules, since the hub opens it on every screen (docs/decisions/0135).
 */
export default function PagePalette({ isOpen, onClose, own = NONE, ...page }: PaletteProps & { own?: EditCommands }) {
  const [isCreating, setCreating] = useState(false)
  useEffect(() => hearWish('foyer-new-page', () => setCreating(true)), [])
  const { openPage, guard } = useOpenPage()
  return (
    <>
      {isOpen && <OpenPalette {...page} own={own} openPage={openPage} onCreate={() => setCreating(true)} onClose={onClose} />}
      {isCreating && (
        <NewPage
          parent={null}
          onCreated={(url) => {
            setCreating(false)
            void openPage(`${url}?edit`)
          }}
          onClose={() => setCreating(false)}
        />
      )}
      {guard}
    </>
  )
}

type OpenProps = Omit<PageContext, 'navigate'> & {
  own: EditCommands
  openPage: (url: string) => Promise<void>
  onCreate: () => void
  onClose: () => void
}

function OpenPalette({ own, openPage, onCreate, onClose, ...page }: OpenProps) {
  const [typed, setTyped] = useState('')
  const session = useCurrentSession()
  const { pages } = usePages()
  const isInHub = page.pathname.startsWith(ADMIN_PATH)
  const found = useSearch(typed, isInHub ? searchRecords : searchObjects)
  const go = (url: string) => void openPage(url)
  /** Pages are edited where one is edited, and looked at where one looks. */
  const goToPage = (url: string) => go(page.isEditing ? `${url}?edit` : url)
  const screens = useScreenPlaces(go)
  const newPage: Command = { id: 'new-page', group: 'page', label: t('New page'), icon: 'newPage', act: onCreate }
  const commands = [
    ...own.selected,
    ...pageEntries([...own.page, ...pageCommands({ ...page, navigate: go }, session)]),
    newPage,
    ...screens,
    ...pagePlaces(pages ?? [], goToPage),
    ...recordPlaces(found.hits, go),
    ...own.insert,
  ]
  return <Palette {...{ commands, typed, onClose }} isSearching={!found.isComplete} isAway={found.hasFailed} onType={setTyped} />
}
