export { applyOperations, OperationError } from './apply-operation.ts'
export { type ChangedNode, changedNodes } from './changed-nodes.ts'
export { COLUMN_LAYOUTS, type ContainerDocument, type ContentColumn, type ContentNode, emptyDocument } from './document.ts'
export { EmbeddedDocument } from './EmbeddedDocument.tsx'
export { registerEditableRegion } from './editable-region.tsx'
export { fieldChange, fieldValue } from './field-path.ts'
export { Media, piecesOf, RichField, Slots, Text } from './fields.tsx'
export type { Operation, Place } from './operations.ts'
export type { DraftStanding, OtherVisit } from './presence.server.ts'
export { PlainRegion, RegionView } from './RegionView.tsx'
export type { ChangedBy, UnpublishedChanges } from './read-changes.server.ts'
export type { Region } from './region.server.ts'
export {
  type Editing,
  EditingContext,
  type ModuleView,
  ModuleViewsContext,
  useExtra,
  useIsEditing,
  usePicture,
  useRoot,
} from './rendering.tsx'
export { ROOT_ID } from './root-id.ts'
export { sameJson } from './same-json.ts'
export type { ObjectStatus, ToldStatus } from './told-status.server.ts'
export { locate, nodesOf } from './tree.ts'
