import type { DetailBlock } from '../../site/index.ts'

/** The blocks whose views have no state and no handlers: what the server has rendered of them needs no script. */
const STATIC_BLOCKS = ['ImportantInfo', 'OpeningHours', 'Description', 'Contributors', 'Series', 'Blog', 'Sponsors', 'Promoter'] as const

export type StaticBlockName = (typeof STATIC_BLOCKS)[number]

/** Whether a block works without a script. */
export function isStaticBlock(block: DetailBlock): block is StaticBlockName {
  return STATIC_BLOCKS.some((name) => name === block)
}
