import { Fragment, useMemo } from 'react'
import { PageSlotsContext } from '../ui/PageSlot.tsx'
import { Picture } from '../ui/Picture.tsx'
import { useServerHtml } from '../ui/server-html.ts'
import { EditableRegion } from './editable-region.tsx'
import { slotOfSlug } from './object-slots.ts'
import styles from './RegionView.module.css'
import type { Region } from './region.server.ts'
import type { RegionProps } from './region-props.ts'
import { Columns, RenderDataContext, StaticNodesContext } from './rendering.tsx'
import { ROOT_ID } from './root-id.ts'

/** The containers of one object, one below the other or in the slots of its page; rendered by the editor while editing. */
export function RegionView({ edit, ...props }: RegionProps & { edit?: boolean }) {
  const plain = <PlainRegion {...props} />
  return edit ? <EditableRegion {...props} fallback={plain} /> : plain
}

/** The containers of one object, rendered as visitors see them; the editor renders with it as well. */
export function PlainRegion({ region, between, page }: RegionProps) {
  const areServerHtml = useServerHtml(region)
  const staticNodes = useMemo(() => ({ ids: region.staticNodes, areServerHtml }), [region.staticNodes, areServerHtml])
  const containers = region.containers.filter((container) => !container.isOwnFields)
  const views = containers.map((container) => (
    <ContainerView key={container.id} container={container} pictures={region.prepared.pictures} />
  ))
  return (
    <StaticNodesContext value={staticNodes}>
      <RenderDataContext value={region.prepared}>
        {page ? (
          <PageSlotsContext value={Object.fromEntries(containers.map(({ slug }, index) => [slotOfSlug(slug), views[index]]))}>
            {page}
          </PageSlotsContext>
        ) : (
          <>
            {views.length === 0 && between}
            {views.map((view, index) => (
              <Fragment key={view.key}>
                {view}
                {index === 0 && between}
              </Fragment>
            ))}
          </>
        )}
      </RenderDataContext>
    </StaticNodesContext>
  )
}

type ContainerProps = { container: Region['containers'][number]; pictures: Region['prepared']['pictures'] }

function ContainerView({ container: { id, document }, pictures }: ContainerProps) {
  const ground = document.image === null ? undefined : pictures[document.image]
  return (
    <div className={`${styles.region} ${ground ? styles.onPicture : ''} ${document.extraClass}`} data-container={id}>
      {ground && <Picture picture={ground} sizes="100vw" alt="" className={styles.ground} />}
      <Columns parent={ROOT_ID} layout={document.layout} columns={document.columns} />
    </div>
  )
}
