import { type ReactNode, useContext, useMemo } from 'react'
import { type OwnFields, OwnFieldsContext } from '../ui/OwnText.tsx'
import { ownFieldsNode } from './own-fields.ts'
import { RichField } from './RichField.tsx'
import type { Region } from './region.server.ts'
import { EditingContext, NodeContext } from './rendering.tsx'
import { Text } from './Text.tsx'

/** A page whose own fields are edited in place, as texts of the document that holds them; as it is where nobody edits. */
export function WithOwnFields({ region, children }: { region: Region; children: ReactNode }) {
  const container = region.containers.find(({ isOwnFields }) => isOwnFields)
  const node = container && ownFieldsNode(container.document)
  const names = node && Object.keys(node.data).join()
  const own = useMemo((): OwnFields => ({ names: new Set(names?.split(',')), Text, Rich: RichField }), [names])
  const editing = useContext(EditingContext)
  if (!container || !node || !editing) return children
  const page = (
    <NodeContext value={node}>
      <OwnFieldsContext value={own}>{children}</OwnFieldsContext>
    </NodeContext>
  )
  // `contents`: the element names the container of the texts in it and does not affect the page's layout.
  return (
    <div data-own-fields={container.id} style={{ display: 'contents' }}>
      <editing.Node node={node} draw={() => page} />
    </div>
  )
}
