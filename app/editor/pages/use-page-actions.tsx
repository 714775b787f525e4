import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import type { VariantKind } from '../../content/index.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { request } from '../../staff-ui/api-client.ts'
import { type PageNode, refreshPages } from '../../staff-ui/links/page-list.ts'
import type { MenuItem } from '../../staff-ui/MenuButton.tsx'
import { failureText } from '../../staff-ui/use-action.ts'
import { DeletePage } from './DeletePage.tsx'
import { duplicatePage } from './duplicate-page.ts'
import { MovePage } from './MovePage.tsx'
import { NewPage } from './NewPage.tsx'
import type { Done } from './PageMessage.tsx'
import { menuItems } from './page-menu-items.ts'
import { type PagePlace, placeOf } from './page-moves.ts'
import SettingsDialog from './SettingsDialog.tsx'
import { TakeVariant } from './TakeVariant.tsx'
import { useOpenPage } from './use-open-page.tsx'
import { variantActions } from './variant-actions.ts'
import { pageOriginal, variantUrl } from './variants.ts'

type Asked = { dialog: 'settings' | 'move' | 'delete' | 'take'; page: PageNode } | { dialog: 'create'; page: PageNode | null }

export type PageActions = {
  done: Done | undefined
  open: (page: PageNode) => void
  create: (parent: PageNode | null) => void
  settings: (page: PageNode) => void
  /** makes an offline copy and opens it */
  duplicate: (page: PageNode) => void
  move: (page: PageNode, place: PagePlace) => void
  remove: (page: PageNode) => void
  /** opens what says it in another way, and makes it where there is nothing yet */
  variant: (page: PageNode, kind: VariantKind) => void
  /** makes a variant a page of its own right */
  free: (page: PageNode) => void
  menuOf: (page: PageNode) => MenuItem[]
  /** the dialogs of these actions */
  dialogs: ReactNode
}

type Options = {
  pages: PageNode[]
  currentId: number | undefined
  /** called once another page is shown */
  onLeave?: () => void
}

/** Everything that is done with a page in the page tree, wherever the tree is shown. The server redirects old addresses. */
export function usePageActions({ pages, currentId, onLeave }: Options): PageActions {
  const [done, setDone] = useState<Done>()
  const [asked, setAsked] = useState<Asked>()
  const navigate = useNavigate()
  const { openPage, guard } = useOpenPage(onLeave)
  const close = () => setAsked(undefined)

  /** Shows the page that is seen where it is now; its work has gone with it, or there is nothing left to send it to. */
  const follow = async (url: string) => {
    if (url !== window.location.pathname + window.location.search) await navigate(url, { replace: true, preventScrollReset: true })
  }
  async function leaveTo(url: string) {
    close()
    await openPage(url)
  }
  async function moveTo(page: PageNode, place: PagePlace): Promise<string | undefined> {
    close()
    const isShown = isAbove(pages, page.id, currentId)
    try {
      const url = await sendMove(page, place)
      await refreshPages()
      if (isShown) await follow(addressAfterMove(pages, page, url, currentId))
      return movedText(page, url)
    } catch (error) {
      setDone({ text: failureText(error) })
      return undefined
    }
  }
  async function move(page: PageNode, place: PagePlace) {
    const before = placeOf(pages, page)
    const text = await moveTo(page, place)
    if (text) setDone({ text, undo: () => void moveTo(page, before).then((back) => back && setDone({ text: back })) })
  }
  async function removed(page: PageNode) {
    close()
    setDone({ text: t('Moved to trash: {title}.', { title: page.title }) })
    await refreshPages()
    if (isAbove(pages, page.id, currentId)) await follow('/de')
  }
  async function duplicate(page: PageNode) {
    try {
      const url = await duplicatePage(page.id)
      await refreshPages()
      setDone({ text: t('Duplicated: {title}', { title: page.title }) })
      await leaveTo(url)
    } catch (error) {
      setDone({ text: failureText(error) })
    }
  }
  async function variant({ id }: PageNode, kind: VariantKind) {
    try {
      await leaveTo(await variantUrl(kind, { contentType: 'page', objectId: id }))
    } catch (error) {
      setDone({ text: failureText(error) })
    }
  }
  const { take, free } = variantActions(pages, (outcome) => {
    close()
    setDone(outcome)
  })
  const actions = {
    free,
    variant: (page: PageNode, kind: VariantKind) => void variant(page, kind),
    open: (page: PageNode) => void leaveTo(`${page.url}?edit`),
    create: (page: PageNode | null) => setAsked({ dialog: 'create', page }),
    settings: (page: PageNode) => setAsked({ dialog: 'settings', page }),
    duplicate: (page: PageNode) => void duplicate(page),
    move: (page: PageNode, place: PagePlace) => void move(page, place),
    remove: (page: PageNode) => setAsked({ dialog: 'delete', page }),
  }
  return {
    ...actions,
    done,
    menuOf: (page) =>
      menuItems(pages, page, {
        ...actions,
        choosePlace: () => setAsked({ dialog: 'move', page }),
        chooseVariant: () => setAsked({ dialog: 'take', page }),
      }),
    dialogs: (
      <>
        {asked?.dialog === 'create' && (
          <NewPage
            parent={asked.page}
            onCreated={(url) => {
              void refreshPages()
              void leaveTo(`${url}?edit`)
            }}
            onClose={close}
          />
        )}
        {asked?.dialog === 'settings' && (
          <SettingsDialog
            pageId={asked.page.id}
            isCurrent={asked.page.id === currentId}
            onClose={() => {
              close()
              void refreshPages()
            }}
          />
        )}
        {asked?.dialog === 'move' && (
          <MovePage pages={pages} page={asked.page} onMove={(place) => void move(asked.page, place)} onClose={close} />
        )}
        {asked?.dialog === 'take' && (
          <TakeVariant
            pages={pages}
            original={pageOriginal(asked.page)}
            onTake={(taken, kind) => take(pageOriginal(asked.page), taken, kind)}
            onClose={close}
          />
        )}
        {asked?.dialog === 'delete' && <DeletePage page={asked.page} onDeleted={() => removed(asked.page)} onClose={close} />}
        {guard}
      </>
    ),
  }
}

/** Moves a page. @returns its address there @throws ApiError */
async function sendMove({ id }: PageNode, { parentId, beforeId }: PagePlace): Promise<string> {
  const body = { parent_id: parentId, before_id: beforeId }
  return (await request<{ url: string }>('POST', `/de/pageeditor-api/pages/${id}/move`, body)).url
}

function movedText({ title, url: before }: PageNode, url: string): string {
  return url === before ? t('Moved: {title}', { title }) : t('Moved: {title}, now at {url}', { title, url })
}

/** Whether a page is the current one or above it. */
function isAbove(pages: PageNode[], id: number, currentId: number | undefined): boolean {
  const current = pages.find((page) => page.id === currentId)
  if (!current) return false
  return current.id === id || (current.parent_id !== null && isAbove(pages, id, current.parent_id))
}

/** The address of the page that is shown, after a page above it, or itself, has got another. */
function addressAfterMove(pages: PageNode[], moved: PageNode, url: string, currentId: number | undefined): string {
  const current = pages.find(({ id }) => id === currentId)?.url ?? moved.url
  return `${url}${current.slice(moved.url.length)}${window.location.search}`
}
