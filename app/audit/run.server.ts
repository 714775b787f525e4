import type { Platform } from '../platform/platform.ts'
import { type AskHouse, createHouseReader } from './ask-house.server.ts'
import type { AskOutside } from './ask-outside.server.ts'
import { inspect, type Knowledge } from './inspect.server.ts'
import { askOutsideLinks, brokenOutside, dueOutside, forgetOutside } from './outside-links.server.ts'
import { forgetFindings, keepFindings, type SubjectName, thingsWithFindings } from './store.server.ts'
import type { Subject } from './subject.ts'
import { publishedSubjects, readSubjects } from './subjects.server.ts'

/** Other sites are asked for at most this long; the rest of the addresses have their turn the next night. */
const OUTSIDE_MS = 60 * 60_000
const WEB_ADDRESS = /^https?:\/\//i

type Reader = Pick<Platform, 'db' | 'clock' | 'config'>

/** With what the check finds out where links lead. */
export type Means = {
  house: AskHouse
  /** undefined where the operator does not want other sites to be asked */
  outside: AskOutside | undefined
  /** how long a host is left alone between two questions, where a test cannot wait */
  pauseMs?: number
}

/** Told now and then how much is done of how much. */
export type OnProgress = (done: number, all: number) => void | Promise<void>

/** Checks everything that is published: other sites first, so that what is wrong with them is known, then thing by thing. */
export async function checkEverything(platform: Reader, means: Means, onProgress: OnProgress, signal?: AbortSignal): Promise<void> {
  const isOutside = outsideTest(platform, means)
  const addresses = new Set<string>()
  let things = 0
  for await (const { pieces } of publishedSubjects(platform)) {
    things += 1
    for (const piece of pieces) if (piece.kind === 'link' && isOutside(piece.address)) addresses.add(piece.address)
  }
  const due = means.outside ? await dueOutside(platform, addresses) : []
  const all = things + due.length
  let done = 0
  const advance = () => {
    done += 1
    return onProgress(done, all)
  }
  await onProgress(0, all)
  if (means.outside) {
    const deadline = Date.now() + OUTSIDE_MS
    const isOver = () => Date.now() > deadline || (signal?.aborted ?? false)
    await askOutsideLinks(platform, due, { ask: means.outside, onAsked: advance, isOver, pauseMs: means.pauseMs ?? undefined })
  }
  // An operator who switches this off is not told of what other sites once answered either.
  await forgetOutside(platform, means.outside ? addresses : new Set())
  await checkPublished(platform, await knowledgeOf(platform, means), advance, signal)
}

/** Checks some things again, as after they were saved; what is published no more has nothing wrong with it. */
export async function checkThings(platform: Reader, means: Means, things: readonly SubjectName[]): Promise<void> {
  const knowledge = await knowledgeOf(platform, means)
  const byKind = Map.groupBy(things, ({ contentType }) => contentType)
  for (const [kind, named] of byKind) {
    const ids = [...new Set(named.map(({ objectId }) => objectId))]
    const subjects = await readSubjects(platform, kind, ids)
    for (const subject of subjects) await checkThing(platform, subject, knowledge)
    const published = new Set(subjects.map(({ objectId }) => objectId))
    const gone = ids.filter((id) => !published.has(id))
    await forgetFindings(platform, kind, gone)
  }
}

async function checkPublished(platform: Reader, knowledge: Knowledge, advance: () => unknown, signal?: AbortSignal): Promise<void> {
  const seen = new Set<string>()
  for await (const subject of publishedSubjects(platform)) {
    signal?.throwIfAborted()
    await checkThing(platform, subject, knowledge)
    seen.add(nameOf(subject))
    await advance()
  }
  for (const thing of await thingsWithFindings(platform)) {
    if (!seen.has(nameOf(thing))) await forgetFindings(platform, thing.contentType, [thing.objectId])
  }
}

async function checkThing(platform: Reader, subject: Subject, knowledge: Knowledge): Promise<void> {
  await keepFindings(platform, subject, await inspect(platform.db, subject, knowledge))
}

async function knowledgeOf(platform: Reader, { house }: Means): Promise<Knowledge> {
  return { house: createHouseReader(house, platform.config.publicUrl), broken: await brokenOutside(platform) }
}

/** Which addresses belong to somebody else. The shop is looked after by its own screen. */
function outsideTest({ config }: Pick<Reader, 'config'>, { house }: Means): (address: string) => boolean {
  const { isOwn } = createHouseReader(house, config.publicUrl)
  const shop = config.SHOP_URL ? new URL(config.SHOP_URL).origin : undefined
  return (address) => WEB_ADDRESS.test(address) && URL.canParse(address) && !isOwn(address) && new URL(address).origin !== shop
}

function nameOf({ contentType, objectId }: SubjectName): string {
  return `${contentType}:${objectId}`
}
