import { Picture } from '../ui/Picture.tsx'
import { EditableRegion } from './editable-region.tsx'
import styles from './RegionView.module.css'
import type { Region } from './region.server.ts'
import { Columns, PreparedContext } from './rendering.tsx'
import { ROOT_ID } from './root-id.ts'

/** The containers of one object, drawn one below the other; by the editor when it is on. */
export function RegionView({ region, edit }: { region: Region; edit?: boolean }) {
  const shown = <PlainRegion region={region} />
  return edit ? <EditableRegion region={region} fallback={shown} /> : shown
}

/** The containers of one object. The editor draws them with this as well. */
export function PlainRegion({ region }: { region: Region }) {
  return (
    <PreparedContext value={region.prepared}>
      {region.containers.map(({ id, document }) => {
        const ground = document.image === null ? undefined : region.prepared.pictures[document.image]
        return (
          <div key={id} className={`${styles.region} ${ground ? styles.onPicture : ''} ${document.extraClass}`} data-container={id}>
            {ground && <Picture picture={ground} sizes="100vw" alt="" className={styles.ground} />}
            <Columns parent={ROOT_ID} layout={document.layout} columns={document.columns} />
          </div>
        )
      })}
    </PreparedContext>
  )
}
