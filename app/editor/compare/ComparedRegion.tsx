import { memo, type ReactNode, type RefObject, type SyntheticEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import {
  type ComparedStates,
  type ContentNode,
  type Editing,
  EditingContext,
  GHOST_TYPE,
  locate,
  type ModuleView,
  ModuleViewsContext,
  PlainRegion,
  type RegionProps,
  ROOT_ID,
  WithOwnFields,
} from '../../content/index.ts'
import { loadedModuleView } from '../../modules/loaded-views.tsx'
import { t } from '../../platform/i18n/i18n.ts'
import type { EditorSession } from '../session/session.ts'
import { missingPicture } from '../text/field-state.ts'
import { CompareBar } from './CompareBar.tsx'
import { ComparedRich, ComparedText } from './ComparedFields.tsx'
import { CompareContext, type Compared, DrawnFields, useCompared } from './compare-context.ts'
import { comparedPath } from './compared-path.ts'
import { GhostView } from './GhostView.tsx'
import { ModuleMark } from './ModuleMark.tsx'
import styles from './mark.module.css'
import { stateName } from './page-states.ts'
import { restoreInDraft } from './restore-in-draft.ts'
import { nodeOf, useChangesOnPage } from './use-changes-on-page.ts'
import { useComparisonKeys } from './use-compare-keys.ts'
import { useSteps } from './use-steps.ts'

type Props = RegionProps & { compared: ComparedStates; session: EditorSession }

/**
 * A page with two of its states in one (decision 0064): the modules as visitors see them, read-only, each that differs with
 * its mark above it, changed words within the texts.
 */
export default function ComparedRegion({ region, compared, session, ...page }: Props) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [drawn] = useState(() => new DrawnFields())
  const { united, changes } = useChangesOnPage(session, region, compared)
  const { current, index, goTo, step, leave } = useSteps(session, changes)
  const { comparison } = compared
  const root = useRef<HTMLDivElement>(null)
  useOpenDetails(root, changes)

  function restore(key: string): void {
    const change = changes.find((each) => each.key === key)
    const container = united.find(({ id }) => id === change?.containerId)
    if (!change || !container) return
    leave(key)
    restoreInDraft(session, container.id, container.older, key.startsWith(`${ROOT_ID}:`) ? ROOT_ID : key)
  }
  function close(): void {
    const isThere = current && Object.values(session.getState().documents).some((document) => locate(document, current))
    void navigate(`${pathname}?edit${isThere ? `=${current}` : ''}`, { preventScrollReset: true })
  }
  useComparisonKeys(session, { step: (by) => step(by, true), close })
  useFocusWhileComparing(() =>
    session.announce(
      t('From “{older}” to “{newer}”: {n} changes', {
        older: stateName(comparison.older),
        newer: stateName(comparison.newer),
        n: changes.length,
      }),
    ),
  )
  const context: Compared = {
    node: (id) => nodeOf(united, 'newer', id),
    olderNode: (id) => nodeOf(united, 'older', id),
    markOf: (id) => changes.find(({ key }) => key === id)?.mark,
    pictures: region.prepared.pictures,
    drawn,
    current,
    goTo: (id) => goTo(id, true),
    restore,
  }
  const shown = {
    ...region,
    containers: region.containers.map((container) => ({
      ...container,
      document: united.find(({ id }) => id === container.id)?.document ?? container.document,
    })),
  }
  return (
    <CompareContext value={context}>
      <CompareBar
        region={region}
        comparison={comparison}
        count={changes.length}
        index={index}
        onStep={(by) => step(by, false)}
        onCompare={(other) => void navigate(comparedPath(pathname, other), { preventScrollReset: true, replace: true })}
        onClose={close}
      />
      <EditingContext value={comparing}>
        <div ref={root} className={styles.region} onClickCapture={holdBack} onSubmitCapture={(event) => event.preventDefault()}>
          {changes.map(({ key, node, mark }) => node.type === ROOT_ID && <ModuleMark key={key} node={node} mark={mark} />)}
          <ModuleViewsContext value={viewOf}>
            <PlainRegion region={shown} {...page} page={page.page && <WithOwnFields region={shown}>{page.page}</WithOwnFields>} />
          </ModuleViewsContext>
        </div>
      </EditingContext>
    </CompareContext>
  )
}

/** Links of the page are compared here, not followed. */
function holdBack(event: SyntheticEvent): void {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault()
}

/** A module with its mark. The end tells the style sheet of a module that shows nothing, so that no other one is framed for it. */
const MarkedNode = memo(({ node, draw }: { node: ContentNode; draw: (node: ContentNode) => ReactNode }) => {
  const mark = useCompared().markOf(node.id)
  if (!mark) return draw(node)
  return (
    <>
      <ModuleMark node={node} mark={mark} />
      {draw(node)}
      <i hidden data-mark-end={node.id} />
    </>
  )
})

const comparing: Editing = { Text: ComparedText, Rich: ComparedRich, Node: MarkedNode, missing: missingPicture }

const ungrouped = new Map<string, ModuleView>()

/** The view of a module type; modules that are slides to visitors stand below each other here, so that none is out of sight. */
function viewOf(type: string): ModuleView {
  if (type === GHOST_TYPE) return GhostView
  const View = loadedModuleView(type)
  if (!View.Group) return View
  const alone = ungrouped.get(type) ?? ((props: { node: ContentNode }) => <View {...props} />)
  ungrouped.set(type, alone)
  return alone
}

/** Opens what is closed on the page and has differences in it. */
function useOpenDetails(root: RefObject<HTMLElement | null>, changes: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the changes are others
  useEffect(() => {
    for (const details of root.current?.querySelectorAll('details:has(ins, del)') ?? []) details.setAttribute('open', '')
  }, [root, changes])
}

/** Puts the focus into the bar of the comparison, and afterwards where editing goes on. */
function useFocusWhileComparing(onStart: () => void): void {
  const start = useEffectEvent(onStart)
  useEffect(() => {
    start()
    return () => {
      // After the editor has drawn the page again.
      setTimeout(() => {
        if (document.activeElement !== document.body) return
        const find = (selector: string) => document.querySelector<HTMLElement>(selector)
        const place = find('[data-node][tabindex="0"]') ?? find('[data-editor-bar] button:not(:disabled)')
        place?.focus({ preventScroll: true })
      })
    }
  }, [])
}
