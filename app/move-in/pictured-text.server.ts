import type { FoundDocument, FoundPicture } from './found-site.ts'
import type { MovePicture } from './move-in-services.ts'
import { withGalleries } from './parse/galleries.ts'
import type { MovedModules } from './parse/modules-of-html.ts'

/** What is moved as the text, and the picture beside it. Somebody has one picture: the first there is, the others have no place. */
export function partsOf({ kind, picture }: FoundDocument, text: MovedModules): { own: MovedModules; picture: FoundPicture | undefined } {
  if (kind !== 'person') return { own: text, picture }
  const portrait = picture ?? text.pictures[0]
  const others = text.pictures.filter(({ address }) => address !== portrait?.address).length
  const nodes = text.nodes.filter(({ type }) => type !== 'image')
  return { own: { ...text, nodes, pictures: [], lost: { ...text.lost, pictures: text.lost.pictures + others } }, picture: portrait }
}

/** The modules with their pictures from the media library; those whose picture cannot be had are left out. */
export async function withPictures(
  { nodes, pictures, lost }: MovedModules,
  mover: MovePicture,
): Promise<Pick<MovedModules, 'nodes' | 'lost'>> {
  const found = new Map<string, number | undefined>()
  for (const { nodeId, ...picture } of pictures) found.set(nodeId, await mover(picture))
  const missing = [...found.values()].filter((id) => id === undefined).length
  const filled = nodes.flatMap((node) => {
    if (!found.has(node.id)) return [node]
    const image = found.get(node.id)
    return image === undefined ? [] : [{ ...node, data: { ...node.data, image } }]
  })
  return { nodes: withGalleries(filled), lost: { ...lost, pictures: lost.pictures + missing } }
}
