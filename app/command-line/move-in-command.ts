import { readFile, stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { pageLog } from '../admin/index.server.ts'
import { moduleRegistry } from '../modules/module-registry.server.ts'
import {
  finishMoveIn,
  insertMoveIn,
  type MoveInServices,
  planMoveIn,
  type ReadSource,
  readSite,
  readSourceFile,
  runMoveIn,
  type SourceAddress,
  undoMoveIn,
} from '../move-in/index.server.ts'
import type { Viewer } from '../platform/auth/auth.ts'
import { Problem } from '../platform/http/problem.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { Foyer } from '../server.ts'
import type { Print } from './command.ts'

/** Moves the site or the ticket shop at an address, or an export file of WordPress, in. @returns the exit code */
export async function moveInFrom(
  foyer: Foyer,
  viewer: Viewer,
  from: SourceAddress,
  flags: Record<string, boolean>,
  print: Print,
): Promise<number> {
  return sayProblems(print, async () => {
    const { site, reader } = await readSource(foyer, from, print)
    const services = servicesOf(foyer)
    const { id, items } = flags['dry-run']
      ? { id: undefined, items: await planMoveIn(services, site) }
      : await moveNow(services, viewer, { source: from.address, site, reader, isOnline: Boolean(flags.online) }, print)
    for (const { state, title, from, note } of items)
      if (note) print(`${title} (${from}): ${state === 'failed' ? t('Not moved.') : ''} ${note}`)
    for (const problem of site.problems) print(problem)
    const count = (kind: string, state: string) => items.filter((item) => item.kind === kind && item.state === state).length
    const things = [
      t('{n} pages|moved', { n: count('page', 'new') }),
      t('{n} articles|moved', { n: count('article', 'new') }),
      t('{n} performances|moved', { n: count('performance', 'new') }),
    ]
    print(
      t('{name}: {things}; {known} moved before, {failed} not moved.', {
        name: site.name,
        things: things.join(', '),
        known: items.filter(({ state }) => state === 'known').length,
        failed: items.filter(({ state }) => state === 'failed').length,
      }),
    )
    print(id === undefined ? t('Nothing was written.') : t('To take it back: undo-move-in {id}', { id }))
    return items.some(({ state }) => state === 'failed') || site.problems.length > 0 ? 1 : 0
  })
}

type Now = ReadSource & { source: string; isOnline: boolean }

async function moveNow(services: MoveInServices, viewer: Viewer, { source, site, reader, isOnline }: Now, print: Print) {
  const { platform } = services
  const id = await platform.write((tx) => insertMoveIn(platform, tx, viewer, { source, state: 'moving' }))
  const items = await runMoveIn({ ...services, id, viewer, isOnline }, site, reader, (done, all) => {
    if (done % 50 === 0 || done === all) print(t('{done} of {all}', { done, all }))
  })
  await finishMoveIn(platform, id, items)
  return { id, items }
}

/** Takes back what a run has moved in. @returns the exit code */
export async function undoMoveInNumbered(foyer: Foyer, viewer: Viewer, number: string, print: Print): Promise<number> {
  return sayProblems(print, async () => {
    const { removed, kept } = await undoMoveIn(servicesOf(foyer), viewer, Number(number) || 0)
    for (const { title, reason } of kept) print(`${title}: ${reason}`)
    print(t('{removed} taken back, {kept} kept.', { removed, kept: kept.length }))
    return 0
  })
}

function servicesOf({ platform, media }: Foyer): MoveInServices {
  return { platform, media, log: pageLog(platform), modules: moduleRegistry }
}

async function readSource({ platform }: Foyer, from: SourceAddress, print: Print): Promise<ReadSource> {
  const { address } = from
  const file = /^https?:\/\//.test(address) ? undefined : await stat(resolve(address)).catch(() => undefined)
  if (file?.isFile()) return readSourceFile(platform, await readFile(resolve(address)))
  return readSite(platform, from, (read) => {
    if (read % 25 === 0) print(t('{n} pages read', { n: read }))
  })
}

async function sayProblems(print: Print, run: () => Promise<number>): Promise<number> {
  try {
    return await run()
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    print(error.message)
    return 1
  }
}
