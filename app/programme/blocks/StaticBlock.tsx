import type { ComponentType } from 'react'
import { Blog } from './Blog.tsx'
import { Contributors } from './Contributors.tsx'
import { Description } from './Description.tsx'
import { ImportantInfo } from './ImportantInfo.tsx'
import type { BlockData } from './loaders.server.ts'
import { OpeningHours } from './OpeningHours.tsx'
import { Promoter } from './Promoter.tsx'
import { Series } from './Series.tsx'
import { Sponsors } from './Sponsors.tsx'
import type { StaticBlockName } from './static-blocks.ts'

const views: { [Block in StaticBlockName]: ComponentType<{ data: BlockData<Block> }> } = {
  ImportantInfo,
  OpeningHours,
  Description,
  Contributors,
  Series,
  Blog,
  Sponsors,
  Promoter,
}

/** A block without behaviour. The browser loads these, as one script, when it renders a detail page itself. */
export default function StaticBlock({ block, data }: { block: StaticBlockName; data: unknown }) {
  const View = views[block] as ComponentType<{ data: unknown }>
  return <View data={data} />
}
