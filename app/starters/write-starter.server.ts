import { countWrittenPages, homeTitle, type ModuleRegistry, takeInDraft, takeInPage, takeOverSystemPage } from '../content/index.server.ts'
import type { Viewer } from '../platform/auth/auth.ts'
import { markedPlaces } from '../platform/format/marked-places.ts'
import { Problem } from '../platform/http/problem.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { Platform } from '../platform/platform.ts'
import { ROUTE_TABLE } from '../platform/routing/table.ts'
import type { StarterName } from '../platform/starter-names.ts'
import { recordTypeNamed } from '../records/registry.server.ts'
import { createInTx, type WriteContext, withWriteContext } from '../records/write.server.ts'
import { LEGAL_CONTENT, lockSettings, writeSettingsInTx } from '../site/index.server.ts'
import { formValues } from './form-values.ts'
import { type Names, nodesOfStarter, UNNAMED_HOUSE } from './nodes-of-starter.ts'
import { imprint, privacy, terms } from './parts/legal.ts'
import type { Starter, StarterPage } from './starter.ts'
import type { StarterServices } from './starter-services.ts'
import { STARTERS } from './starters.ts'

/** The legal pages by the numbers by which the site reads them. */
const LEGAL = [imprint, privacy, terms]

type Work = { services: StarterServices; modules: ModuleRegistry; viewer: Viewer; title: string; names: Names; write: WriteContext }

/**
 * Writes the starter site of a kind of house through the doors of staff, in one transaction: its word for its dates, Sparten,
 * groups of people, forms, menu, a home page of which what is true of every such house is online at once, and every other page as a marked draft.
 * @throws Problem 409 `has_pages`: nothing is written into a house that has pages
 */
export async function writeStarter(services: StarterServices, viewer: Viewer, name: StarterName): Promise<void> {
  const { platform, modules } = services
  await withWriteContext({ platform, viewer, type: recordTypeNamed('form') }, async (write) => {
    if ((await countWrittenPages(write.tx)) > 0) throw hasPages()
    const starter = STARTERS[name]
    const settings = await lockSettings(write.tx)
    const { design } = settings
    if (starter.eventWord) await writeSettingsInTx(write.tx, write.invalidate, settings, { design: { eventWord: starter.eventWord } })
    for (const [position, title] of starter.artForms.entries()) await create(write, 'exhibition-type', { name: title, position })
    for (const [position, title] of starter.groups.entries()) await create(write, 'person-category', { name: title, position })
    const forms = new Map<string, number>()
    for (const form of starter.forms) forms.set(form.slug, await create(write, 'form', formValues(form, viewer.email)))
    const title = homeTitle(design.houseName)
    const work = { services, modules, viewer, title, names: { house: design.houseName || UNNAMED_HOUSE, forms }, write }
    await writeSystemPages(work, starter)
    for (const page of starter.pages) await writePage(work, page, null)
    for (const [index, nodes] of LEGAL.entries()) {
      const object = { contentType: LEGAL_CONTENT, objectId: index + 1 }
      assertAllKept(await takeInDraft(takeIn(work), object, nodesOfStarter(nodes, work.names)), LEGAL_CONTENT)
    }
  })
}

/** Whether a starter can still be written. One statement. */
export async function isStarterPossible({ db }: Pick<Platform, 'db'>): Promise<boolean> {
  return (await countWrittenPages(db)) === 0
}

function hasPages(): Problem {
  return new Problem(
    409,
    'has_pages',
    t('This site already has pages. A starter site is written only where there are none, so that nothing is overwritten.'),
  )
}

async function writeSystemPages(work: Work, { home, lists }: Starter): Promise<void> {
  const draft = nodesOfStarter(home.nodes, work.names)
  const nodes = draft.filter((node) => markedPlaces(node).length === 0)
  const start = { path: '', title: work.title, description: home.description, inMenu: false, position: 0 }
  assertAllKept(await takeOverSystemPage(takeIn(work), { ...start, nodes, draft }), 'home')
  for (const [index, [name, list]] of Object.entries(lists).entries()) {
    const path = ROUTE_TABLE[name as keyof Starter['lists']].de
    await takeOverSystemPage(takeIn(work), { ...list, path, position: index + 1, nodes: [] })
  }
}

async function writePage(work: Work, page: Omit<StarterPage, 'place'> & { place?: StarterPage['place'] }, parentId: number | null) {
  const { slug, title, place = 'menu', below = [] } = page
  const { id, dropped } = await takeInPage(takeIn(work), {
    ...{ slug, title, parentId, description: page.description },
    ...{ inMenu: place === 'menu', inFooter: place === 'footer', isOnline: false, isDraft: true },
    nodes: nodesOfStarter(page.nodes, work.names),
  })
  assertAllKept(dropped, slug)
  for (const child of below) await writePage(work, child, id)
}

const takeIn = ({ services, modules, viewer, write: { tx, invalidate } }: Work) => ({ services, modules, viewer, tx, invalidate })

async function create(write: WriteContext, type: string, values: Record<string, unknown>): Promise<number> {
  return (await createInTx({ ...write, type: recordTypeNamed(type) }, values)).id
}

/** A module that cannot be shown is a fault of the starter. */
function assertAllKept(dropped: number, page: string): void {
  if (dropped > 0) throw new Error(`${dropped} modules of the starter's page "${page}" cannot be shown`)
}
