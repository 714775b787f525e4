import { type ComponentType, createContext, type ReactNode, useContext } from 'react'
import { languageAttributes } from '../platform/i18n/language-attributes.ts'
import type { PictureSource } from '../platform/media/picture.ts'
import { pictureKey } from '../platform/media/picture-use.ts'
import { COLUMN_LAYOUTS, type ContentColumn, type ContentNode } from './document.ts'
import type { RenderData } from './module-registry.server.ts'
import styles from './rendering.module.css'
import { ROOT_ID } from './root-id.ts'

/**
 * What visitors see of a module. The same component draws the module while it is edited.
 * A view with a `Group` has neighbours of its own type drawn together, as slides are.
 */
export type ModuleView = ComponentType<{ node: ContentNode }> & { Group?: ComponentType<{ children: ReactNode }> }

/** The view of a module type. Provided by the layout of the pages that hold modules. */
export const ModuleViewsContext = createContext<(type: string) => ModuleView | undefined>(() => undefined)

/** Pictures and other data of the modules on this page. */
export const RenderDataContext = createContext<RenderData>({ pictures: {}, data: {} })

/** What the editor adds while it is on; undefined for visitors. */
export type Editing = {
  /** draws a short text so that it can be changed where it stands */
  Text: ComponentType<{
    node: ContentNode
    field: string
    as: keyof React.JSX.IntrinsicElements
    className?: string
    /** what stands there while the field is empty, found by the site itself */
    instead?: string | string[] | undefined
  }>
  /** draws running text so that it can be changed where it stands */
  Rich: ComponentType<{ node: ContentNode; field: string; className?: string }>
  /** whether the module may not go live as the field stands */
  needs: (node: ContentNode, field: string) => boolean
  /** draws a node, told to React again only when it itself changes */
  Node: ComponentType<{ node: ContentNode; draw: (node: ContentNode) => ReactNode }>
}
export const EditingContext = createContext<Editing | undefined>(undefined)

/** The node that a field belongs to. */
export const NodeContext = createContext<ContentNode | undefined>(undefined)

/** The picture a field names, as the field has it shown; undefined when it names none or the picture is gone. */
export function usePicture(value: unknown): PictureSource | undefined {
  const key = pictureKey(value)
  const { pictures } = useContext(RenderDataContext)
  return key === undefined ? undefined : pictures[key]
}

/** The data that was read for a node besides its own. */
export function useModuleData<T>(node: ContentNode): T | undefined {
  return useContext(RenderDataContext).data[node.id] as T | undefined
}

/**
 * Attributes of a module's outermost element: the target of its anchor, the language of its words and, while editing
 * only, its id.
 * @param from the thing that what the module shows of itself is taken from, for whoever edits: its name and its address
 */
export function useRoot(node: ContentNode, from?: { title: string; url: string }): RootAttributes {
  const editing = useContext(EditingContext)
  return {
    ...(node.data.anchor ? { id: String(node.data.anchor) } : {}),
    ...languageAttributes(node.data.language),
    ...(editing ? { 'data-node': node.id, 'data-from': from?.title, 'data-from-url': from?.url } : {}),
  }
}

type RootAttributes = {
  id?: string
  lang?: string
  dir?: 'rtl'
  'data-node'?: string
  'data-from'?: string | undefined
  'data-from-url'?: string | undefined
}

/** Whether the page is being edited; for the few modules whose elements behave otherwise then. */
export function useIsEditing(): boolean {
  return useContext(EditingContext) !== undefined
}

/** Columns side by side, in the widths of their layout. @param parent id of the section, or `root` */
export function Columns({ parent, layout, columns }: { parent: string; layout: number; columns: ContentColumn[] }) {
  const [only] = columns
  if (columns.length === 1 && parent === ROOT_ID && !only?.classes) return <Column column={only} />
  return (
    <div className={styles.columns} data-layout={COLUMN_LAYOUTS[layout]?.join('-')}>
      {columns.map((column, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is its position
        <div key={index} className={`${styles.column} ${column.classes}`} data-column={`${parent}:${index}`}>
          <Column column={column} />
        </div>
      ))}
    </div>
  )
}

function Column({ column }: { column: ContentColumn | undefined }) {
  const editing = useContext(EditingContext)
  const viewOf = useContext(ModuleViewsContext)
  return neighbours(column?.children ?? []).flatMap((nodes): ReactNode[] => {
    const drawn = nodes.map((node) =>
      editing ? <editing.Node key={node.id} node={node} draw={drawNode} /> : <DrawnNode key={node.id} node={node} />,
    )
    const Group = nodes.length > 1 ? viewOf(nodes[0]?.type ?? '')?.Group : undefined
    return Group ? [<Group key={`group-${nodes[0]?.id}`}>{drawn}</Group>] : drawn
  })
}

/** The modules of a column, runs of one type together. */
function neighbours(nodes: ContentNode[]): ContentNode[][] {
  const runs: ContentNode[][] = []
  for (const node of nodes) {
    const last = runs.at(-1)
    if (last?.[0]?.type === node.type) last.push(node)
    else runs.push([node])
  }
  return runs
}

function drawNode(node: ContentNode): ReactNode {
  return <DrawnNode node={node} />
}

function DrawnNode({ node }: { node: ContentNode }) {
  const View = useContext(ModuleViewsContext)(node.type)
  if (!View) return null
  return (
    <NodeContext value={node}>
      <View node={node} />
    </NodeContext>
  )
}
