import { type ContentNode, newNodeId } from '../../content/index.ts'
import { definitionOf } from '../../modules/definitions.ts'

/** From so many pictures in a row on they are a gallery. */
const A_GALLERY = 3
/** The most that one holds. */
const MOST = 60

/** Modules in which pictures that follow each other are one gallery, as they mostly were there. */
export function withGalleries(nodes: ContentNode[]): ContentNode[] {
  const made: ContentNode[] = []
  let row: ContentNode[] = []
  const close = () => {
    made.push(...(row.length < A_GALLERY ? row : [galleryOf(row)]))
    row = []
  }
  for (const node of nodes) {
    if (node.type !== 'image' || row.length === MOST) close()
    if (node.type === 'image') row.push(node)
    else made.push(node)
  }
  close()
  return made
}

function galleryOf(row: ContentNode[]): ContentNode {
  const children = row.map(({ data }) => ({ id: newNodeId(), image: data.image, text: data.text ?? '', link: '' }))
  const definition = definitionOf('image-list')
  return {
    ...{ id: newNodeId(), type: 'image-list', version: definition?.version ?? 1 },
    data: { ...definition?.defaults(), format: 'grid', children },
  }
}
