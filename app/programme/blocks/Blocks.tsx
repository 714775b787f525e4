import type { ComponentType } from 'react'
import type { DetailBlock } from '../../site/index.ts'
import styles from './Blocks.module.css'
import { Blog } from './Blog.tsx'
import { Children } from './Children.tsx'
import { Contributors } from './Contributors.tsx'
import { Description } from './Description.tsx'
import { Events } from './Events.tsx'
import { ImageSlider } from './ImageSlider.tsx'
import { ImportantInfo } from './ImportantInfo.tsx'
import type { BlockData, BlockView } from './loaders.server.ts'
import { OpeningHours } from './OpeningHours.tsx'
import { Programs } from './Programs.tsx'
import { Promoter } from './Promoter.tsx'
import { Series } from './Series.tsx'
import { Sponsors } from './Sponsors.tsx'
import { Video } from './Video.tsx'

const views: { [Block in DetailBlock]: ComponentType<{ data: BlockData<Block> }> } = {
  Children,
  ImportantInfo,
  OpeningHours,
  Description,
  ImageSlider,
  Programs,
  Video,
  Contributors,
  Series,
  Events,
  Blog,
  Sponsors,
  Promoter,
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
  return (
    <div className={styles.blocks}>
      {blocks.map(({ block, data }) => {
        const View = views[block] as ComponentType<{ data: unknown }>
        return (
          <div key={block} className={`${styles.block} ${styles[SHAPES[block] ?? 'wide']}`} data-block={block}>
            <View data={data} />
          </div>
        )
      })}
    </div>
  )
}
