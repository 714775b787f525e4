import type { Viewer } from '../platform/auth/auth.ts'
import { dayOf } from '../platform/clock/clock.ts'
import { notFound } from '../platform/http/problem.ts'
import { chooseFromDrafts, keepRestOfDraft } from './chosen-drafts.server.ts'
import type { ContentObject } from './content-object.ts'
import { assertMayEdit } from './editing-rights.server.ts'
import type { ModuleIssue, ModuleRegistry } from './module-registry.server.ts'
import type { ContentServices } from './page-log.ts'
import { readPendingDrafts } from './pending-drafts.server.ts'
import { goLive, type LiveWrite, lockContainers } from './publishing.server.ts'
import { lockForOnline, putOnline } from './put-online.server.ts'
import type { PublishOptions } from './schema.ts'
import { goingLive, lockChosenTranslations } from './translations/chosen.server.ts'
import { makeTranslationsLive } from './translations/make-live.server.ts'
import { statesAfter, waitsForOriginal } from './translations/originals.ts'
import { liveVersionNumber } from './write-version.server.ts'

/**
 * Publishes the drafts of an object, or a choice of their changes, in one transaction: validates what goes live, makes it
 * the live documents, deletes the drafts that are live now, writes a version and invalidates the cache (README.md, Publish).
 * Where nothing is to be published nothing is written, so publishing twice makes one version. Changes by others go live
 * only when the caller has seen them.
 * Drafts of translations go live where `translations` names them, but none whose original stays a draft (decision 0166).
 * With `online` an object that is offline goes online too, also where none of its content changes (decision 0195).
 * @param only the changed modules to publish, by container id; all others stay in the draft
 * @param including the newest revision of each draft that the caller was shown, by container id
 * @returns the number of the live version, and hints on what went live
 * @throws Problem 404 `not_found`; 409 `others_included` with their names; 422 `rules_broken` with the modules and fields
 * concerned; nothing is live then
 */
export function publish(
  services: ContentServices,
  modules: ModuleRegistry,
  viewer: Viewer,
  { contentType, objectId, ...options }: ContentObject & PublishOptions,
): Promise<{ version: number; hints: ModuleIssue[] }> {
  const { platform } = services
  const object = { contentType, objectId }
  return platform.write(async (tx, invalidate, refresh) => {
    assertMayEdit(viewer, contentType, objectId)
    if (options.online) await lockForOnline(tx, object)
    const rows = await lockContainers(tx, object)
    if (rows.length === 0) throw notFound()
    const work: LiveWrite = { services, modules, tx, invalidate, refresh, viewer }
    const pending = await readPendingDrafts(tx, rows, modules.upgrade)
    const last = await liveVersionNumber(tx, object)
    const chosen = chooseFromDrafts(modules, viewer, pending, options)
    const translated = await lockChosenTranslations(tx, viewer, object, options.translations)
    const waits = waitsForOriginal(modules.textsOf, contentType, statesAfter(pending, chosen))
    const going = translated.filter((draft) => !waits(draft)).map(goingLive)
    await makeTranslationsLive({ platform, tx, refresh, viewer }, object, going)
    const isUnchanged = chosen.length === 0 && (last > 0 || options.only !== undefined)
    if (options.online) await putOnline(work, object, { isVersioned: isUnchanged })
    if (isUnchanged) return { version: await liveVersionNumber(tx, object), hints: [] }
    for (const draft of chosen) await keepRestOfDraft(tx, draft)
    const version = await goLive(
      work,
      { ...object, summary: options.summary },
      {
        rows,
        changes: chosen.map(({ row, live, next, draft }) => ({ row, live, next, revision: draft.revision })),
      },
    )
    const today = dayOf(platform.clock.now()).toString()
    return { version, hints: chosen.flatMap(({ next }) => modules.hints(next, today)) }
  })
}
