import type { ContentNode } from '../../content/index.ts'
import { type PictureSource, pictureOf } from '../../platform/media/picture.ts'
import type { Platform } from '../../platform/platform.ts'
import { link } from '../../platform/routing/link.ts'
import { listEvents } from '../../programme/index.server.ts'
import type { ZweiklangName } from '../../ui/zweiklang.ts'

const POSTERS_SHOWN = 4
const EVENTS_LOOKED_AT = 60

export type Highlight = { id: number; title: string; subline: string; url: string; zweiklang: ZweiklangName; picture: PictureSource | null }

/** The productions that play next, each once, for all highlight teasers of a page. Two statements. */
export async function loadHighlights(platform: Platform, nodes: ContentNode[]): Promise<Record<string, Highlight[]>> {
  if (nodes.length === 0) return {}
  const { rows } = await listEvents(platform, { from: platform.clock.now(), pageSize: EVENTS_LOOKED_AT })
  const productions = [...new Map(rows.map((row) => [row.production.id, row])).values()]
  return Object.fromEntries(
    nodes.map((node) => {
      const branches = (node.data.categories ?? []) as number[]
      const shown = productions.filter(({ production }) => branches.length === 0 || branches.includes(production.typeId ?? 0))
      return [
        node.id,
        shown.slice(0, POSTERS_SHOWN).map(({ production, image }) => ({
          id: production.id,
          title: production.title,
          subline: production.subline,
          url: link('productions-slug-id', { slug: production.slug, id: production.id }),
          zweiklang: production.zweiklang,
          picture: pictureOf(image),
        })),
      ]
    }),
  )
}
