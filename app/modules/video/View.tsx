import { type ContentNode, useRoot } from '../../content/index.ts'
import blocks from '../block.module.css'
import { Film } from './Film.tsx'

export function VideoView({ node }: { node: ContentNode }) {
  return (
    <div {...useRoot(node)} className={blocks.block}>
      <Film film={node.data} />
    </div>
  )
}
