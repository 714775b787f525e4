import type { ContainerDocument } from './document.ts'
import { Columns, EditingContext, PreparedContext } from './rendering.tsx'
import { ROOT_ID } from './root-id.ts'
import type { Prepared } from './runtime.server.ts'

/** A document shown inside another: with data of its own, and never edited here. */
export function EmbeddedDocument({ document, prepared }: { document: ContainerDocument; prepared: Prepared }) {
  return (
    <EditingContext value={undefined}>
      <PreparedContext value={prepared}>
        <Columns parent={ROOT_ID} layout={document.layout} columns={document.columns} />
      </PreparedContext>
    </EditingContext>
  )
}
