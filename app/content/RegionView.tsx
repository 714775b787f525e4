import { EditableRegion } from './editable-region.tsx'
import styles from './RegionView.module.css'
import type { Region } from './region.server.ts'
import { Columns, PreparedContext } from './rendering.tsx'

/** The containers of one object, drawn one below the other. */
export function RegionView({ region, edit }: { region: Region; edit?: boolean }) {
  if (edit) return <EditableRegion region={region} />
  return (
    <PreparedContext value={region.prepared}>
      {region.containers.map(({ id, document }) => (
        <div key={id} className={`${styles.region} ${document.extraClass}`}>
          <Columns layout={document.layout} columns={document.columns} />
        </div>
      ))}
    </PreparedContext>
  )
}
