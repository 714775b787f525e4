import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { t } from '../../platform/i18n/i18n.ts'
import { normalizeText } from '../../search/index.ts'
import { Icon } from '../../staff-ui/Icon.tsx'
import { inTreeOrder, type PageNode } from '../../staff-ui/links/page-list.ts'
import { MenuButton } from '../../staff-ui/MenuButton.tsx'
import { useDateFormat } from '../../staff-ui/use-date-format.ts'
import { isMenuKey, isRowMenuOpen, openRowMenu } from '../tree/RowMenu.tsx'
import { focusRow, showRow, Tree } from '../tree/Tree.tsx'
import { matchingItems, rowsOf } from '../tree/tree-rows.ts'
import { usePageDrag } from './page-drag.ts'
import { type PagePlace, type PageStep, pageStep } from './page-moves.ts'
import { describePage, pageTone } from './page-tone.ts'
import styles from './page-tree.module.css'
import type { PageActions } from './use-page-actions.tsx'

type Props = {
  pages: PageNode[]
  currentId: number | undefined
  search: string
  actions: PageActions
  /** whether everything is open at first, else only the way to the current page; and whether addresses are shown */
  isFull?: boolean
}

const STEPS: Record<string, PageStep> = { ArrowUp: 'up', ArrowDown: 'down', ArrowRight: 'in', ArrowLeft: 'out' }

/** The pages of the house as a tree, with their state for visitors: opened, moved and removed by pointer and by keyboard. */
export function PageTree({ pages, currentId, search, actions, isFull = false }: Props) {
  const format = useDateFormat()
  const box = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState(String(currentId ?? ''))
  const [pointed, setPointed] = useState<string>()
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set())
  const items = useMemo(() => inTreeOrder(pages).map(itemOf), [pages])
  const collapsed = useMemo(() => collapsedIn(pages, { currentId, toggled, isFull }), [pages, currentId, toggled, isFull])
  const rows = useMemo(() => {
    const words = normalizeText(search)
    const isMatch = ({ page }: { page: PageNode }) => normalizeText(`${page.title} ${page.path}`).includes(words)
    return rowsOf(words ? matchingItems(items, isMatch) : items, words ? new Set() : collapsed)
  }, [items, search, collapsed])
  const { mark, dragged } = usePageDrag(box, pages, rows.map(({ item }) => item.id).join(), move)
  useFollowedPage(box, currentId, rows.length, setActive)
  const wordsOf = (page: PageNode) => describePage(page, format)

  const toggle = (id: string) =>
    setToggled((before) => (before.has(id) ? new Set([...before].filter((other) => other !== id)) : new Set([...before, id])))
  /** What is moved stays in sight, and with it the focus: where it goes is opened. */
  function move(page: PageNode, place: PagePlace) {
    const parent = String(place.parentId)
    if (collapsed.has(parent)) toggle(parent)
    actions.move(page, place)
  }
  function openMenu(id: string) {
    flushSync(() => setPointed(id))
    openRowMenu(box.current)
  }
  function onKey(event: KeyboardEvent, { page }: { page: PageNode }): boolean {
    const step = event.altKey ? STEPS[event.key] : undefined
    const place = step && pageStep(pages, page, step)
    if (step && !place) return true
    if (place) move(page, place)
    else if (event.ctrlKey || event.metaKey || event.altKey) return false
    else if (event.key === 'Enter') actions.open(page)
    else if (event.key === 'F2') actions.settings(page)
    else if (event.key === 'Delete' && !page.is_house) actions.remove(page)
    else if (isMenuKey(event)) openMenu(String(page.id))
    else return false
    return true
  }
  const menuPage = pages.find(({ id }) => String(id) === pointed)
  const menu = menuPage && {
    id: String(menuPage.id),
    menu: (
      <MenuButton
        label={t('Menu of the page “{title}”', { title: menuPage.title })}
        sign={<Icon name="more" />}
        menuClass=""
        items={actions.menuOf(menuPage)}
      />
    ),
  }
  return (
    <>
      <Tree
        label={t('Pages')}
        rows={rows}
        box={box}
        active={active}
        selected={new Set([String(currentId ?? '')])}
        nameOf={({ page }) =>
          [page.title, isFull && page.url, wordsOf(page), page.id === currentId && t('this page')].filter(Boolean).join(', ')
        }
        attributesOf={({ id, page }) => ({
          onPointerEnter: () => isRowMenuOpen(box.current) || setPointed(id),
          onFocus: () => setPointed(id),
          'data-drop': mark?.id === page.id ? mark.part : undefined,
          'data-dragged': dragged === page.id ? '' : undefined,
        })}
        onGo={({ id, page }, press) => {
          setActive(id)
          if (press) actions.open(page)
        }}
        onToggle={(id) => {
          toggle(id)
          focusRow(box.current, id)
        }}
        onKey={onKey}
        menuOf={menu}
      >
        {({ item: { page } }) => (
          <>
            <span className={styles.dot} data-tone={pageTone(page)} title={wordsOf(page)} />
            <span className={styles.title}>{page.title}</span>
            {/* Both are in the name of the row, as words of their own. */}
            {isFull && (
              <small className={styles.url} aria-hidden="true">
                {page.url}
              </small>
            )}{' '}
            {isFull && (
              <small className={styles.state} aria-hidden="true">
                {pageTone(page) === 'live' ? '' : wordsOf(page)}
              </small>
            )}
          </>
        )}
      </Tree>
      {rows.length === 0 && search && <p className={styles.nothing}>{t('No page has these words.')}</p>}
    </>
  )
}

/**
 * Follows to a page that was opened from here, such as a copy of another one: as soon as its row is there it comes into sight,
 * and Tab leads to it. The focus is with the title of what was opened.
 */
function useFollowedPage(
  box: React.RefObject<HTMLElement | null>,
  currentId: number | undefined,
  rowCount: number,
  setActive: (id: string) => void,
): void {
  const followed = useRef(currentId)
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked for again when there are more rows
  useEffect(() => {
    if (currentId === followed.current || !showRow(box.current, String(currentId))) return
    followed.current = currentId
    setActive(String(currentId))
  }, [box, currentId, rowCount, setActive])
}

function itemOf(page: PageNode) {
  return { id: String(page.id), parent: page.parent_id === null ? null : String(page.parent_id), label: page.title, page }
}

type Shown = { currentId: number | undefined; toggled: ReadonlySet<string>; isFull: boolean }

/** The closed rows: in the full tree what was closed, beside the page whatever is not on the way to it, and what was toggled. */
function collapsedIn(pages: PageNode[], { currentId, toggled, isFull }: Shown): Set<string> {
  if (isFull) return new Set(toggled)
  const byId = new Map(pages.map((page) => [page.id, page]))
  const way = new Set<number>()
  for (let up = byId.get(currentId ?? 0); up; up = byId.get(up.parent_id ?? 0)) way.add(up.id)
  return new Set(pages.filter(({ id }) => way.has(id) === toggled.has(String(id))).map(({ id }) => String(id)))
}
