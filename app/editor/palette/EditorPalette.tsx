import { useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import { useObjectHits } from '../../staff-ui/links/link-hits.ts'
import { usePages } from '../../staff-ui/links/page-list.ts'
import { NewPage } from '../pages/NewPage.tsx'
import { useOpenPage } from '../pages/use-open-page.tsx'
import { useCurrentSession } from '../session/current-session.ts'
import type { Command } from './command.ts'
import { insertCommands, moduleCommands } from './module-commands.ts'
import { Palette } from './Palette.tsx'
import { type PageContext, pageCommands } from './page-commands.ts'
import { pagePlaces, recordPlaces, useScreenPlaces } from './place-commands.ts'

type Props = Omit<PageContext, 'navigate'> & { isOpen: boolean; onClose: () => void }

/** The palette with the commands of the page that it is opened on. Also what its commands ask for stays here once it has closed. */
export default function EditorPalette({ isOpen, onClose, ...page }: Props) {
  const [isCreating, setCreating] = useState(false)
  const { openPage, guard } = useOpenPage()
  return (
    <>
      {isOpen && <OpenPalette {...page} openPage={openPage} onCreate={() => setCreating(true)} onClose={onClose} />}
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

type OpenProps = Omit<PageContext, 'navigate'> & { openPage: (url: string) => Promise<void>; onCreate: () => void; onClose: () => void }

function OpenPalette({ openPage, onCreate, onClose, ...page }: OpenProps) {
  const [typed, setTyped] = useState('')
  const session = useCurrentSession()
  const { pages } = usePages()
  const found = useObjectHits(typed)
  const go = (url: string) => void openPage(url)
  /** Pages are edited where one is edited, and looked at where one looks. */
  const goToPage = (url: string) => go(page.isEditing ? `${url}?edit` : url)
  const screens = useScreenPlaces(go)
  const newPage: Command = { id: 'new-page', group: 'page', label: t('New page'), icon: 'newPage', act: onCreate }
  const commands = [
    ...(session ? moduleCommands(session) : []),
    ...pageCommands({ ...page, navigate: go }, session),
    newPage,
    ...screens,
    ...pagePlaces(pages ?? [], goToPage),
    ...recordPlaces(found.hits, typed, go),
    ...(session ? insertCommands(session) : []),
  ]
  return <Palette commands={commands} typed={typed} isSearching={!found.isComplete} onType={setTyped} onClose={onClose} />
}
