export type { ContainerDocument, ContentColumn, ContentNode } from './document.ts'
export { RichField, Text } from './fields.tsx'
export { RegionView } from './RegionView.tsx'
export {
  Columns,
  EditingContext,
  type ModuleView,
  ModuleViewsContext,
  NodeContext,
  PreparedContext,
  useExtra,
  usePicture,
} from './rendering.tsx'
