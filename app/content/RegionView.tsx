import { Fragment, type ReactNode } from 'react'
import { Picture } from '../ui/Picture.tsx'
import { EditableRegion } from './editable-region.tsx'
import styles from './RegionView.module.css'
import type { Region } from './region.server.ts'
import { Columns, RenderDataContext } from './rendering.tsx'
import { ROOT_ID } from './root-id.ts'

/** The containers of one object, drawn one below the other; by the editor when it is on. */
export function RegionView({ region, edit, between }: RegionProps & { edit?: boolean }) {
  const shown = <PlainRegion region={region} between={between} />
  return edit ? <EditableRegion region={region} between={between} fallback={shown} /> : shown
}

export type RegionProps = {
  region: Region
  /** what stands below the first container and above the others, as a list does */
  between?: ReactNode
}

/** The containers of one object. The editor draws them with this as well. */
export function PlainRegion({ region, between }: RegionProps) {
  return (
    <RenderDataContext value={region.prepared}>
      {region.containers.length === 0 && between}
      {region.containers.map(({ id, document }, index) => {
        const ground = document.image === null ? undefined : region.prepared.pictures[document.image]
        return (
          <Fragment key={id}>
            <div className={`${styles.region} ${ground ? styles.onPicture : ''} ${document.extraClass}`} data-container={id}>
              {ground && <Picture picture={ground} sizes="100vw" alt="" className={styles.ground} />}
              <Columns parent={ROOT_ID} layout={document.layout} columns={document.columns} />
            </div>
            {index === 0 && between}
          </Fragment>
        )
      })}
    </RenderDataContext>
  )
}
