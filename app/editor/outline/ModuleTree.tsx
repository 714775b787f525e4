import { type KeyboardEvent, type MouseEvent, useEffect, useMemo, useRef, useState } from 'react'
import { type ContentNode, nodesOf } from '../../content/index.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { normalizeText } from '../../search/index.ts'
import { Icon } from '../../staff-ui/Icon.tsx'
import { foldDock } from '../docks/fold-dock.ts'
import { useIsNarrow } from '../docks/use-is-narrow.ts'
import { moveBy, removeNodes } from '../node-actions.ts'
import { focusModule, showModule } from '../overlay/module-elements.ts'
import { NodeMenu } from '../overlay/NodeMenu.tsx'
import { enterModule } from '../overlay/shortcuts.ts'
import { useReusables } from '../reuse/reusables.ts'
import { isPart } from '../reuse/use-part.ts'
import { useSessionState } from '../session/current-session.ts'
import type { EditorSession } from '../session/session.ts'
import { type PersonHere, usePeople } from '../session/use-people.ts'
import { isMenuKey, openRowMenu } from '../tree/RowMenu.tsx'
import { focusRow, Tree } from '../tree/Tree.tsx'
import { matchingItems, rowsOf } from '../tree/tree-rows.ts'
import { boundProductions, useKnownProductions } from '../visibility/use-known-productions.ts'
import type { KnownProductions } from '../visibility/visibility-words.ts'
import { ModuleRow } from './ModuleRow.tsx'
import { useModuleDrag } from './module-drag.ts'
import { visibilityAt } from './module-signs.ts'
import styles from './outline.module.css'
import { moduleTypeName, type OutlineItem, outlineItems } from './outline-items.ts'
import { useFindings, useShownInstant } from './use-findings.ts'

/** The modules of the page as a tree: chosen, moved and removed here as on the page itself. */
export function ModuleTree({ session, search }: { session: EditorSession; search: string }) {
  const { documents, selected, multiSelected } = useSessionState(session, 'documents', 'selected', 'multiSelected')
  const people = usePeople(session)
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set())
  const [activeColumn, setActiveColumn] = useState<string>()
  const box = useRef<HTMLDivElement>(null)
  const isNarrow = useIsNarrow()
  const findings = useFindings(session)
  const at = useShownInstant()
  const known = useKnownProductions(boundProductions(documents))
  const hasParts = useMemo(() => Object.values(documents).some((document) => [...nodesOf(document)].some(isPart)), [documents])
  const { parts } = useReusables(hasParts)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names of shared parts come later than the page
  const items = useMemo(() => outlineItems(session.region.containers, documents), [session, documents, parts])
  const rows = useMemo(() => {
    const words = normalizeText(search)
    const shown = words ? matchingItems(items, (item) => normalizeText(searchedText(item)).includes(words)) : items
    return rowsOf(shown, words ? new Set() : collapsed)
  }, [items, search, collapsed])
  const { mark, dragged } = useModuleDrag(box, session, rows)
  useRevealed(box, selected?.nodeId)

  /** The outline lies over the page here, so it goes when something on the page was chosen. */
  function showAlone(nodeId: string) {
    foldDock('left', true)
    focusModule(session, nodeId)
  }
  function insertAt({ id, containerId, place }: OutlineItem) {
    const row = box.current?.querySelector(`[data-row="${CSS.escape(id)}"]`)?.getBoundingClientRect()
    if (place) session.openPicker({ containerId, place, ...(row ? { beside: row } : {}) })
  }
  function go(item: OutlineItem, press?: MouseEvent) {
    setActiveColumn(item.node ? undefined : item.id)
    if (!item.node) return press && insertAt(item)
    const target = { containerId: item.containerId, nodeId: item.id }
    if (press && (press.shiftKey || press.ctrlKey || press.metaKey)) return session.toggleSelected(target)
    if (press && isNarrow) return showAlone(target.nodeId)
    showModule(session, target)
  }
  function toggle(id: string) {
    setCollapsed((before) => (before.has(id) ? new Set([...before].filter((other) => other !== id)) : new Set([...before, id])))
  }
  /** Does something with a module that moves the focus to the page, and takes it back into the tree. */
  function inTree(act: () => void): true {
    act()
    const now = session.getState().selected
    if (now) focusRow(box.current, now.nodeId)
    return true
  }
  function onKey(event: KeyboardEvent, item: OutlineItem): boolean {
    const { key } = event
    if (key === 'Enter' && !item.node) insertAt(item)
    if (!item.node) return key === 'Enter'
    const step = { ArrowUp: -1, ArrowDown: 1 }[key] as -1 | 1 | undefined
    if (event.altKey && step) return inTree(() => moveBy(session, item.containerId, item.id, step))
    if (event.ctrlKey || event.metaKey || event.altKey) return false
    if (key === 'Delete' || key === 'Backspace') return inTree(() => removeNodes(session))
    if (key === 'Enter' || key === 'F2') enterModule(session, item.id, false)
    else if (isMenuKey(event)) openRowMenu(box.current)
    else return false
    return true
  }
  const node = rows.find(({ item }) => item.id === selected?.nodeId)?.item.node
  const menu = selected && node && { id: node.id, menu: <MenuOf session={session} node={node} containerId={selected.containerId} /> }
  const chosen = new Set(selected ? [selected.nodeId, ...multiSelected] : [])
  return (
    <>
      <Tree
        label={t('Outline')}
        rows={rows}
        box={box}
        active={activeColumn ?? selected?.nodeId}
        selected={chosen}
        isMultiselectable
        nameOf={(item) => accessibleName(item, { people: people.get(item.id), hints: findings.get(item.id), at, known })}
        attributesOf={({ id }) => ({
          'data-drop': mark?.id === id && dragged !== id ? mark.part : undefined,
          'data-dragged': dragged === id ? '' : undefined,
        })}
        onGo={go}
        onToggle={toggle}
        onKey={onKey}
        menuOf={menu ?? undefined}
      >
        {({ item: { id, node, label } }) => (
          <ModuleRow
            label={label}
            type={node?.type}
            visibility={node && visibilityAt(node.data, at, known)}
            people={people.get(id)}
            hints={findings.get(id)}
          />
        )}
      </Tree>
      {rows.length === 0 && <p className={styles.nothing}>{search ? t('No module here has these words.') : t('No modules yet.')}</p>}
    </>
  )
}

/** The menu that the module has on the page as well. */
function MenuOf({ session, node, containerId }: { session: EditorSession; node: ContentNode; containerId: number }) {
  const name = moduleTypeName(node)
  return <NodeMenu session={session} node={node} containerId={containerId} name={name} sign={<Icon name="more" />} handle={{}} />
}

function searchedText(item: OutlineItem): string {
  return item.node ? `${item.label} ${moduleTypeName(item.node)}` : ''
}

type Signs = { people: PersonHere[] | undefined; hints: string[] | undefined; at: Date; known: KnownProductions }

/** Everything that a row shows, in words. */
function accessibleName(item: OutlineItem, { people = [], hints = [], at, known }: Signs): string {
  const { node, label } = item
  if (!node) return label
  const type = moduleTypeName(node)
  const visibility = visibilityAt(node.data, at, known)
  return [
    label.startsWith(type) ? label : `${type}: ${label}`,
    visibility === 'hidden' && t('hidden from visitors'),
    visibility === 'scheduled' && t('not visible yet'),
    visibility === 'over' && t('no longer visible'),
    hints.length > 0 && t('{n} hints', { n: hints.length }),
    ...people.map(({ sentence }) => sentence),
  ]
    .filter(Boolean)
    .join(', ')
}

/** Scrolls the row of what is chosen on the page into view. */
function useRevealed(tree: React.RefObject<HTMLElement | null>, id: string | undefined): void {
  useEffect(() => {
    if (id && !tree.current?.contains(document.activeElement))
      tree.current?.querySelector(`[data-row="${CSS.escape(id)}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [tree, id])
}
