export { applyOperations, OperationError } from './apply-operation.ts'
export { type ChangedNode, changedNodes } from './changed-nodes.ts'
export { completeChoice } from './chosen-changes.ts'
export { type ComparedStates, type Comparison, formatComparison, type PageState } from './comparison.ts'
export { COLUMN_LAYOUTS, type ContainerDocument, type ContentColumn, type ContentNode, emptyDocument } from './document.ts'
export { EmbeddedDocument } from './EmbeddedDocument.tsx'
export { registerEditableRegion } from './editable-region.tsx'
export { fieldChange, fieldValue } from './field-path.ts'
export { Media, usePicture } from './Media.tsx'
export { newNodeId } from './node-id.ts'
export { hasSlots } from './object-slots.ts'
export type { ObjectStatus, StatusResponse } from './object-status.server.ts'
export type { NodePosition, Operation } from './operations.ts'
export { OWN_FIELDS, ownFieldsNode } from './own-fields.ts'
export type { DraftRevision, OtherEditor } from './presence.server.ts'
export { PlainRegion, RegionView } from './RegionView.tsx'
export { RichField } from './RichField.tsx'
export type { ReferenceMap } from './reference-map.ts'
export type { Region } from './region.server.ts'
export type { RegionProps } from './region-props.ts'
export {
  type LiveRelease,
  MAX_PAGE_POSITION,
  RELEASE_TITLE_LENGTH,
  RELEASES_PATH,
  type Release,
  type ReleaseContent,
  type ReleaseSwitch,
} from './releases/release.ts'
export {
  type Editing,
  EditingContext,
  type ModuleView,
  ModuleViewsContext,
  NodeColumns,
  useIsEditing,
  useModuleData,
  useRoot,
} from './rendering.tsx'
export { restoreNode } from './restore-node.ts'
export { ROOT_ID } from './root-id.ts'
export { sameJson } from './same-json.ts'
export type { ScheduledChange } from './scheduled-changes.server.ts'
export { placeholderText, Text } from './Text.tsx'
export { TRANSLATE } from './translations/translate-query.ts'
export { locate, nodesOf } from './tree.ts'
export { GHOST_TYPE, type NodeMark, type UnionDocument, unionDocument } from './union-document.ts'
export type { ChangedBy, UnpublishedChanges } from './unpublished-changes.server.ts'
export {
  ORIGINALS,
  type PageVariants,
  VARIANT_KINDS,
  VARIANTS,
  type VariantKind,
  type VariantLink,
  variantsIn,
} from './variants/variant.ts'
export { WithOwnFields } from './WithOwnFields.tsx'
