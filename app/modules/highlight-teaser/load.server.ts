import type { ContentNode } from '../../content/index.ts'
import { type PictureSource, pictureOf } from '../../platform/media/picture.ts'
import type { Platform } from '../../platform/platform.ts'
import { link } from '../../platform/routing/link.ts'
import type { ZweiklangName } from '../../platform/theme/color-pair.ts'
import { listNextProductions } from '../../programme/index.server.ts'

const POSTERS_SHOWN = 4
const EVENTS_LOOKED_AT = 60

export type Highlight = { id: number; title: string; subline: string; url: string; zweiklang: ZweiklangName; picture: PictureSource | null }

/**
 * Loads the next productions, each once, for the highlight teasers of a page. One statement for all with the same
 * branches.
 */
export default async function loadHighlights(platform: Platform, nodes: ContentNode[]): Promise<Record<string, Highlight[]>> {
  const shared = new Map<string, Promise<Highlight[]>>()
  function highlightsOf({ data }: ContentNode): Promise<Highlight[]> {
    const branches = ((data.categories ?? []) as number[]).toSorted((a, b) => a - b)
    const key = branches.join()
    const highlights = shared.get(key) ?? readHighlights(platform, branches)
    shared.set(key, highlights)
    return highlights
  }
  return Object.fromEntries(await Promise.all(nodes.map(async (node) => [node.id, await highlightsOf(node)] as const)))
}

async function readHighlights(platform: Platform, branches: number[]): Promise<Highlight[]> {
  const typeIds = branches.length > 0 ? branches : undefined
  const next = await listNextProductions(platform, { typeIds, lookedAt: EVENTS_LOOKED_AT, shown: POSTERS_SHOWN })
  return next.map(({ production, poster }) => ({
    id: production.id,
    title: production.title,
    subline: production.subline,
    url: link('productions-slug-id', { slug: production.slug, id: production.id }),
    zweiklang: production.zweiklang,
    picture: pictureOf(poster),
  }))
}
