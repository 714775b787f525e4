/** Share of the width of each column, per layout index (A §3.2). */
export const COLUMN_LAYOUTS = [[100], [67, 33], [33, 67], [50, 50], [33, 33, 33], [25, 50, 25]] as const

/** The module types that hold columns, and always do. */
export const TYPES_WITH_COLUMNS: readonly string[] = ['section']

/** Bounds that keep one document readable and one request small. */
export const MAX_NODES_PER_DOCUMENT = 500
export const MAX_DEPTH = 4

/** A module on a page. Data is checked by the schema of its type; only sections hold columns. */
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

/** All that one region of a page shows. The root is itself laid out in columns. */
export type ContainerDocument = {
  /** index into `COLUMN_LAYOUTS` */
  layout: number
  extraClass: string
  /** id of the background picture in the media library */
  image: number | null
  columns: ContentColumn[]
}

/** A container that shows nothing yet. */
export function emptyDocument(layout = 0): ContainerDocument {
  const widths = COLUMN_LAYOUTS[layout] ?? COLUMN_LAYOUTS[0]
  return { layout, extraClass: '', image: null, columns: widths.map(() => ({ classes: '', children: [] })) }
}
