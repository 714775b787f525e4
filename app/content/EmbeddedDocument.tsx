import type { ContainerDocument } from './document.ts'
import type { RenderData } from './module-registry.server.ts'
import { Columns, EditingContext, RenderDataContext, StaticNodesContext } from './rendering.tsx'
import { ROOT_ID } from './root-id.ts'

const NONE = { ids: [], areServerHtml: false }

/** A document rendered inside another, with its own render data; read-only even while the outer one is edited. */
export function EmbeddedDocument({ document, prepared }: { document: ContainerDocument; prepared: RenderData }) {
  return (
    <EditingContext value={undefined}>
      <RenderDataContext value={prepared}>
        <StaticNodesContext value={NONE}>
          <Columns parent={ROOT_ID} layout={document.layout} columns={document.columns} />
        </StaticNodesContext>
      </RenderDataContext>
    </EditingContext>
  )
}
