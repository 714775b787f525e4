import { type ContentNode, useRoot } from '../../content/index.ts'
import blocks from '../block.module.css'
import { Film } from './Film.tsx'

export default function VideoView({ node }: { node: ContentNode }) {
  return (
    <div {...useRoot(node)} className={blocks.block}>
      <Film film={node.data} />
    </div>
  )
}
