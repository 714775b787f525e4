import { type ComponentType, createContext, createElement, type ReactElement, type ReactNode, useContext, useState } from 'react'
import { languageAttributes } from '../platform/i18n/language-attributes.ts'
import { SERVER_HTML } from '../ui/server-html.ts'
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

/**
 * The nodes of this region whose HTML needs no script (`Region.staticNodes`), and whether it is still the server's
 * (`useServerHtml`).
 */
export const StaticNodesContext = createContext<{ ids: readonly string[]; areServerHtml: boolean }>({ ids: [], areServerHtml: false })

/** The components by which the editor makes modules editable; undefined for visitors. */
export type Editing = {
  /** a plain-text field, editable in place */
  Text: ComponentType<{
    node: ContentNode
    field: string
    as: keyof React.JSX.IntrinsicElements
    className?: string | undefined
    /** of a text in another language than the page */
    lang?: string | undefined
    dir?: 'rtl' | undefined
    /** placeholder that the site derives from other data, shown while the field is empty */
    instead?: string | (string | ReactElement)[] | undefined
  }>
  /** a rich-text field, editable in place */
  Rich: ComponentType<{ node: ContentNode; field: string; className?: string | undefined }>
  /** what stands in the place of a picture that is required and missing, so that the module cannot be published; else undefined */
  missing: (node: ContentNode, field: string) => string | undefined
  /** renders a node, memoized by its identity */
  Node: ComponentType<{ node: ContentNode; draw: (node: ContentNode) => ReactNode }>
}
export const EditingContext = createContext<Editing | undefined>(undefined)

/** The node that is being rendered, for the field components in it. */
export const NodeContext = createContext<ContentNode | undefined>(undefined)

/** The render data of a node (`ModuleRegistry.loadRenderData`); undefined when its type has none. */
export function useModuleData<T>(node: ContentNode): T | undefined {
  return useContext(RenderDataContext).data[node.id] as T | undefined
}

/**
 * Attributes of a module's root element: its anchor, its language and its id, while editing or where it is static.
 * @param from title and address of the record whose data the module shows, for the editor
 */
export function useRoot(node: ContentNode, from?: { title: string; url: string }): RootAttributes {
  const editing = useContext(EditingContext)
  const { ids } = useContext(StaticNodesContext)
  return {
    ...(ids.includes(node.id) ? { 'data-static': node.id } : {}),
    ...(node.data.anchor ? { id: String(node.data.anchor) } : {}),
    ...languageAttributes(node.data.language),
    ...(editing ? { 'data-node': node.id, 'data-from': from?.title, 'data-from-url': from?.url } : {}),
  }
}

type RootAttributes = {
  id?: string
  lang?: string
  dir?: 'rtl'
  'data-static'?: string
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
  const { ids, areServerHtml } = useContext(StaticNodesContext)
  const isServerHtml = ({ id }: ContentNode) => areServerHtml && ids.includes(id)
  return groupByType(column?.children ?? []).flatMap((nodes): ReactNode[] => {
    const rendered = nodes.map((node) => {
      if (editing) return <editing.Node key={node.id} node={node} draw={renderNode} />
      return isServerHtml(node) ? <ServerNode key={`server-${node.id}`} id={node.id} /> : <NodeView key={node.id} node={node} />
    })
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

/** A node as the server has rendered it. React hydrates an element of the same name; a view may also have rendered nothing. */
function ServerNode({ id }: { id: string }): ReactNode {
  const [name] = useState(() => document.querySelector(`[data-static="${CSS.escape(id)}"]`)?.localName)
  return name && createElement(name, SERVER_HTML)
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

/** The columns of a section, in the widths of its layout (A §3.2). */
export function NodeColumns() {
  const node = useContext(NodeContext)
  return node?.columns ? <Columns parent={node.id} layout={Number(node.data.layout ?? 0)} columns={node.columns} /> : null
}
