import { type ComponentType, Fragment, lazy, memo, Suspense } from 'react'
import type { DetailBlock } from '../../site/index.ts'
import { SERVER_HTML, useServerHtml } from '../../ui/server-html.ts'
import styles from './Blocks.module.css'
import { Events } from './Events.tsx'
import type { BlockData, BlockView } from './loaders.server.ts'
import { isStaticBlock, type StaticBlockName } from './static-blocks.ts'

const StaticBlock = lazy(() => import('./StaticBlock.tsx'))

/** The blocks with behaviour; those of few pages are scripts of their own. */
const views: { [Block in Exclude<DetailBlock, StaticBlockName>]: ComponentType<{ data: BlockData<Block> }> } = {
  Children: lazy(() => import('./Children.tsx')),
  ImageSlider: lazy(() => import('./ImageSlider.tsx')),
  Programs: lazy(() => import('./Programs.tsx')),
  Video: lazy(() => import('./Video.tsx')),
  Events,
}

/**
 * Width of a block that does not fill a row: two consecutive `half` blocks share a row on a wide screen; a `strip` is
 * one or two sentences.
 */
const SHAPES: Partial<Record<DetailBlock, 'half' | 'strip'>> = {
  Description: 'half',
  ImageSlider: 'half',
  Programs: 'half',
  Video: 'half',
  Contributors: 'half',
  ImportantInfo: 'strip',
  OpeningHours: 'strip',
  Sponsors: 'strip',
  Promoter: 'strip',
}

/** The blocks of a detail page, in the order of the settings (B §9). */
export function Blocks({ blocks }: { blocks: BlockView[] }) {
  const areServerHtml = useServerHtml(blocks)
  return (
    <div className={styles.blocks}>
      {blocks.map(({ block, data }) => {
        const attributes = { className: `${styles.block} ${styles[SHAPES[block] ?? 'wide']}`, 'data-block': block }
        if (areServerHtml && isStaticBlock(block)) return <div key={`server-${block}`} {...attributes} {...SERVER_HTML} />
        return (
          <div key={block} {...attributes}>
            <Content block={block} data={data} isServerHtml={areServerHtml} />
          </div>
        )
      })}
    </div>
  )
}

type ContentProps = { block: DetailBlock; data: unknown; isServerHtml: boolean }

/**
 * A block that the browser renders. On a page from the server each is hydrated by itself, so that none waits for another's
 * script, and only when its data changes, as an update would discard HTML whose script is still loading; a new page is shown
 * when all are there.
 */
const Content = memo(function Content({ block, data, isServerHtml }: ContentProps) {
  const View = (isStaticBlock(block) ? StaticBlock : views[block]) as ComponentType<{ block: DetailBlock; data: unknown }>
  const Boundary = import.meta.env.SSR || isServerHtml ? Suspense : Fragment
  return (
    <Boundary>
      <View block={block} data={data} />
    </Boundary>
  )
})
