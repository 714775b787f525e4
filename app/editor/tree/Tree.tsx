import { type HTMLAttributes, type KeyboardEvent, type MouseEvent, type ReactNode, type RefObject, useRef } from 'react'
import { Icon } from '../../staff-ui/Icon.tsx'
import { RowMenu } from './RowMenu.tsx'
import styles from './tree.module.css'
import { rowByLetters, type TreeItem, type TreeRow, treeStep } from './tree-rows.ts'

/** Letters within this time belong to one word. */
const TYPE_AHEAD_MS = 600

type Props<Item extends TreeItem> = {
  label: string
  rows: TreeRow<Item>[]
  box: RefObject<HTMLDivElement | null>
  /** the row that Tab leads to; the first one when it is not to be seen */
  active: string | undefined
  selected: ReadonlySet<string>
  isMultiselectable?: boolean
  /** the name of a row where its label alone does not say all that is seen */
  nameOf?: (item: Item) => string
  attributesOf?: (item: Item) => HTMLAttributes<HTMLDivElement> & Record<`data-${string}`, string | number | undefined>
  /** called when a row is moved to by key, or pressed */
  onGo: (item: Item, press?: MouseEvent) => void
  onToggle: (id: string) => void
  /** the keys of what is in the tree. @returns whether the key did something */
  onKey?: (event: KeyboardEvent, item: Item) => boolean
  /** the row that shows its menu, and the menu */
  menuOf?: { id: string; menu: ReactNode } | undefined
  children: (row: TreeRow<Item>) => ReactNode
}

/** A tree of the ARIA Authoring Practices: one tab stop, arrow keys, Home, End and first letters move through its rows. */
export function Tree<Item extends TreeItem>({ label, rows, box, active, selected, isMultiselectable, ...props }: Props<Item>) {
  const typed = useRef({ letters: '', at: 0 })
  const stop = rows.some(({ item }) => item.id === active) ? active : rows[0]?.item.id
  function onKeyDown(event: KeyboardEvent) {
    const row = rows.find(({ item }) => item.id === rowIdOf(event.target))
    if (!row) return
    if (!props.onKey?.(event, row.item) && !onTreeKey(event, row.item.id)) return
    event.preventDefault()
    // The page's own keys act on what is selected there.
    event.stopPropagation()
  }
  function onTreeKey(event: KeyboardEvent, from: string): boolean {
    if (event.ctrlKey || event.metaKey || event.altKey) return false
    const step = treeStep(rows, from, event.key) ?? letterStep(event.key, from)
    if (!step) return false
    if ('toggle' in step) props.onToggle(step.toggle)
    else goTo(step.focus)
    return true
  }
  function letterStep(key: string, from: string) {
    if ([...key].length !== 1 || key === ' ') return undefined
    const now = performance.now()
    const letters = (now - typed.current.at < TYPE_AHEAD_MS ? typed.current.letters : '') + key
    typed.current = { letters, at: now }
    const id = rowByLetters(rows, from, letters)
    return id === undefined ? undefined : { focus: id }
  }
  function goTo(id: string) {
    const item = rows.find((row) => row.item.id === id)?.item
    focusRow(box.current, id)
    if (item) props.onGo(item)
  }
  return (
    <div className={styles.frame}>
      <div ref={box} role="tree" aria-label={label} aria-multiselectable={isMultiselectable} className={styles.tree} onKeyDown={onKeyDown}>
        {rows.map((row) => {
          const { item, level, position, size, isExpanded } = row
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the tree handles the keys of its rows
            <div
              {...props.attributesOf?.(item)}
              key={item.id}
              role="treeitem"
              data-row={item.id}
              data-menu={props.menuOf?.id === item.id || undefined}
              tabIndex={item.id === stop ? 0 : -1}
              aria-label={props.nameOf?.(item) ?? item.label}
              aria-level={level}
              aria-posinset={position}
              aria-setsize={size}
              aria-expanded={isExpanded}
              aria-selected={selected.has(item.id)}
              className={styles.row}
              style={{ '--level': level - 1 } as React.CSSProperties}
              onClick={(event) => {
                event.currentTarget.focus({ preventScroll: true })
                props.onGo(item, event)
              }}
            >
              <Toggle isExpanded={isExpanded} onToggle={() => props.onToggle(item.id)} />
              {props.children(row)}
            </div>
          )
        })}
      </div>
      {props.menuOf && (
        <RowMenu key={props.menuOf.id} tree={box} id={props.menuOf.id}>
          {props.menuOf.menu}
        </RowMenu>
      )}
    </div>
  )
}

/** For the pointer; the keys are those of the tree. */
function Toggle({ isExpanded, onToggle }: { isExpanded: boolean | undefined; onToggle: () => void }) {
  if (isExpanded === undefined) return <span className={styles.toggle} aria-hidden="true" />
  return (
    <span
      className={styles.toggle}
      data-open={isExpanded || undefined}
      aria-hidden="true"
      onClick={(event) => {
        event.stopPropagation()
        onToggle()
      }}
    >
      <Icon name="next" />
    </span>
  )
}

/** Moves the focus to a row of a tree, and the row into view. */
export function focusRow(tree: HTMLElement | null, id: string): void {
  tree?.querySelector<HTMLElement>(rowSelector(id))?.focus({ preventScroll: true })
  showRow(tree, id)
}

/** Moves a row into view. @returns whether the tree has it */
export function showRow(tree: HTMLElement | null, id: string): boolean {
  const row = tree?.querySelector(rowSelector(id))
  row?.scrollIntoView({ block: 'nearest' })
  return row != null
}

const rowSelector = (id: string) => `[data-row="${CSS.escape(id)}"]`

/** The row that is the target itself; keys in a menu or a control of a row are their own. */
function rowIdOf(target: EventTarget): string | undefined {
  return target instanceof HTMLElement && target.role === 'treeitem' ? target.dataset.row : undefined
}
