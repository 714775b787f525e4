export { applyOperations, OperationError } from './apply-operation.ts'
export { type ChangedNode, changedNodes } from './changed-nodes.ts'
export { COLUMN_LAYOUTS, type ContainerDocument, type ContentColumn, type ContentNode, emptyDocument } from './document.ts'
export { EmbeddedDocument } from './EmbeddedDocument.tsx'
export { registerEditableRegion } from './editable-region.tsx'
export { fieldChange, fieldValue } from './field-path.ts'
export { Media, NodeColumns, placeholderText, RichField, Text } from './fields.tsx'
export type { ObjectStatus, StatusResponse } from './object-status.server.ts'
export type { NodePosition, Operation } from './operations.ts'
export type { DraftRevision, OtherEditor } from './presence.server.ts'
export { PlainRegion, RegionView } from './RegionView.tsx'
export type { Region } from './region.server.ts'
export {
  type Editing,
  EditingContext,
  type ModuleView,
  ModuleViewsContext,
  useIsEditing,
  useModuleData,
  usePicture,
  useRoot,
} from './rendering.tsx'
export { ROOT_ID } from './root-id.ts'
export { sameJson } from './same-json.ts'
export { locate, nodesOf } from './tree.ts'
export type { ChangedBy, UnpublishedChanges } from './unpublished-changes.server.ts'
