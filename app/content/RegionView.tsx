import { Fragment, type ReactNode, useMemo } from 'react'
import { Picture } from '../ui/Picture.tsx'
import { useServerHtml } from '../ui/server-html.ts'
import { EditableRegion } from './editable-region.tsx'
import styles from './RegionView.module.css'
import type { Region } from './region.server.ts'
import { Columns, RenderDataContext, StaticNodesContext } from './rendering.tsx'
import { ROOT_ID } from './root-id.ts'

/** The containers of one object, one below the other; rendered by the editor while editing. */
export function RegionView({ region, edit, between }: RegionProps & { edit?: boolean }) {
  const plain = <PlainRegion region={region} between={between} />
  return edit ? <EditableRegion region={region} between={between} fallback={plain} /> : plain
}

export type RegionProps = {
  region: Region
  /** rendered below the first container and above the others, such as a list */
  between?: ReactNode
}

/** The containers of one object, rendered as visitors see them; the editor renders with it as well. */
export function PlainRegion({ region, between }: RegionProps) {
  const areServerHtml = useServerHtml(region)
  const staticNodes = useMemo(() => ({ ids: region.staticNodes, areServerHtml }), [region.staticNodes, areServerHtml])
  return (
    <StaticNodesContext value={staticNodes}>
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
    </StaticNodesContext>
  )
}
