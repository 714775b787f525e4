/** Column widths in percent, by layout index (A §3.2). */
export const COLUMN_LAYOUTS = [[100], [67, 33], [33, 67], [50, 50], [33, 33, 33], [25, 50, 25]] as const

/** The module types that have columns; every node of these types has them, no other node does. */
export const TYPES_WITH_COLUMNS: readonly string[] = ['section']

/** Bounds of one document: what a page can sensibly show, and what one request may carry. */
export const MAX_NODES_PER_DOCUMENT = 500
export const MAX_DEPTH = 4

/** A module on a page. `data` is validated by the schema of its type; only sections have columns. */
export type ContentNode = {
  id: string
  /** module type, e.g. `headline`; the name of its folder in `app/modules` */
  type: string
  /** version of the module's schema that the data was written with */
  version: number
  data: Record<string, unknown>
  /** a section's columns, in order; absent in every other module */
  columns?: ContentColumn[]
}

export type ContentColumn = {
  /** class names set on the rendered column */
  classes: string
  children: ContentNode[]
}

/** The content of one container: the root of a tree of nodes, itself laid out in columns. Documents are immutable. */
export type ContainerDocument = {
  /** index into `COLUMN_LAYOUTS` */
  layout: number
  extraClass: string
  /** id of the background picture in the media library */
  image: number | null
  columns: ContentColumn[]
}

/** A document without nodes, with as many columns as the layout has. */
export function emptyDocument(layout = 0): ContainerDocument {
  const widths = COLUMN_LAYOUTS[layout] ?? COLUMN_LAYOUTS[0]
  return { layout, extraClass: '', image: null, columns: widths.map(() => ({ classes: '', children: [] })) }
}
