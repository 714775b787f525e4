import { type ComponentType, createContext, type ReactNode, useContext } from 'react'
import { languageAttributes } from '../platform/i18n/language-attributes.ts'
import type { PictureSource } from '../platform/media/picture.ts'
import { pictureKey } from '../platform/media/picture-use.ts'
import { COLUMN_LAYOUTS, type ContentColumn, type ContentNode } from './document.ts'
import type { RenderData } from './module-registry.server.ts'
import styles from './rendering.module.css'
import { ROOT_ID } from './root-id.ts'

/**
 * The component of a module type, for visitors and in the editor alike. `Group`, if there is one, wraps a run of adjacent
 * nodes of the type, such as slides.
 */
export type ModuleView = ComponentType<{ node: ContentNode }> & { Group?: ComponentType<{ children: ReactNode }> }

/** The view of a module type. Provided by the layout of pages that contain modules. */
export const ModuleViewsContext = createContext<(type: string) => ModuleView | undefined>(() => undefined)

/** The render data of the modules on this page. */
export const RenderDataContext = createContext<RenderData>({ pictures: {}, data: {} })

/** The components by which the editor makes modules editable; undefined for visitors. */
export type Editing = {
  /** a plain-text field, editable in place */
  Text: ComponentType<{
    node: ContentNode
    field: string
    as: keyof React.JSX.IntrinsicElements
    className?: string
    /** placeholder that the site derives from other data, shown while the field is empty */
    instead?: string | string[] | undefined
  }>
  /** a rich-text field, editable in place */
  Rich: ComponentType<{ node: ContentNode; field: string; className?: string }>
  /** whether the field is required and missing, so that the module cannot be published */
  needs: (node: ContentNode, field: string) => boolean
  /** renders a node, memoized by its identity */
  Node: ComponentType<{ node: ContentNode; draw: (node: ContentNode) => ReactNode }>
}
export const EditingContext = createContext<Editing | undefined>(undefined)

/** The node that is being rendered, for the field components in it. */
export const NodeContext = createContext<ContentNode | undefined>(undefined)

/** The picture that a field refers to, in the field's crop; undefined when it refers to none or the picture was deleted. */
export function usePicture(value: unknown): PictureSource | undefined {
  const key = pictureKey(value)
  const { pictures } = useContext(RenderDataContext)
  return key === undefined ? undefined : pictures[key]
}

/** Whether a picture is the one with which the page begins. */
export function useIsFirstPicture(value: unknown): boolean {
  const { first } = useContext(RenderDataContext)
  return first !== undefined && pictureKey(value) === first
}

/** The render data of a node (`ModuleRegistry.loadRenderData`); undefined when its type has none. */
export function useModuleData<T>(node: ContentNode): T | undefined {
  return useContext(RenderDataContext).data[node.id] as T | undefined
}

/**
 * Attributes of a module's root element: its anchor, its language and, while editing only, its id.
 * @param from title and address of the record whose data the module shows, for the editor
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

/** Whether the page is being edited; for the few modules that behave differently then. */
export function useIsEditing(): boolean {
  return useContext(EditingContext) !== undefined
}

/** Columns side by side, in the widths of their layout. @param parent id of the section, or `root` */
export function Columns({ parent, layout, columns }: { parent: string; layout: number; columns: ContentColumn[] }) {
  const [firstColumn] = columns
  if (columns.length === 1 && parent === ROOT_ID && !firstColumn?.classes) return <Column column={firstColumn} />
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
  return groupByType(column?.children ?? []).flatMap((nodes): ReactNode[] => {
    const rendered = nodes.map((node) =>
      editing ? <editing.Node key={node.id} node={node} draw={renderNode} /> : <NodeView key={node.id} node={node} />,
    )
    const Group = nodes.length > 1 ? viewOf(nodes[0]?.type ?? '')?.Group : undefined
    return Group ? [<Group key={`group-${nodes[0]?.id}`}>{rendered}</Group>] : rendered
  })
}

/** Splits the nodes of a column into runs of the same type. */
function groupByType(nodes: ContentNode[]): ContentNode[][] {
  const runs: ContentNode[][] = []
  for (const node of nodes) {
    const last = runs.at(-1)
    if (last?.[0]?.type === node.type) last.push(node)
    else runs.push([node])
  }
  return runs
}

function renderNode(node: ContentNode): ReactNode {
  return <NodeView node={node} />
}

function NodeView({ node }: { node: ContentNode }) {
  const View = useContext(ModuleViewsContext)(node.type)
  if (!View) return null
  return (
    <NodeContext value={node}>
      <View node={node} />
    </NodeContext>
  )
}
