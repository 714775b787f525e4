import { takeInPage } from '../content/index.server.ts'
import type { Viewer } from '../platform/auth/auth.ts'
import { notFound } from '../platform/http/problem.ts'
import { type RenderedPage, type RenderPage, renderRolledBack } from '../records/index.server.ts'
import type { MoveInServices } from './move-in-services.ts'
import { readModules } from './parse/parse-apart.server.ts'
import { readMoveIn } from './stored-move-ins.server.ts'

/**
 * A page or article of another site in the look of this one, as a page of its own, with its pictures from where they are.
 * Nothing is stored.
 * @param from its address there
 * @throws Problem 404 when the run has found no such document or has moved it already
 */
export async function previewMoved(
  services: MoveInServices,
  viewer: Viewer,
  { id, from }: { id: number; from: string },
  renderPage: RenderPage,
): Promise<RenderedPage> {
  const found = (await readMoveIn(services.platform, id))?.found?.documents.find(({ address }) => address === from)
  if (!found) throw notFound()
  const [text] = await readModules([{ address: found.address, html: found.html }])
  const nodes = (text?.nodes ?? []).filter(({ type }) => type !== 'image')
  return renderRolledBack(services.platform, renderPage, async ({ platform, tx }) => {
    const page = { title: found.title, slug: 'umzug-vorschau', parentId: null, description: '', isOnline: true, nodes }
    const { url } = await takeInPage(
      { services: { ...services, platform }, modules: services.modules, viewer, tx, invalidate: () => {} },
      page,
    )
    return url
  })
}
