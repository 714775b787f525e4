import type { Viewer } from '../platform/auth/auth.ts'
import { isoWithOffset, toDate, toInstant } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { createDateFormat } from '../platform/format/date-format.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { Platform } from '../platform/platform.ts'
import { readSettingsInTx } from '../site/index.server.ts'
import type { ContainerRow } from './container-queries.server.ts'
import type { ContentObject } from './content-object.ts'
import type { ContainerDocument } from './document.ts'
import { type PendingDraft, readPendingDrafts } from './pending-drafts.server.ts'
import { insertVersion } from './write-version.server.ts'

type OwnState = { containerId: number; document: ContainerDocument; viewer: Pick<Viewer, 'id' | 'name'> }

/**
 * Saves the drafts of an object that are about to be replaced or discarded as a version of kind `draft`.
 * @param rows the object's containers, locked
 * @param own a state of one container that its author gives up in a conflict; saved in place of that container's draft
 * @returns the version's number; undefined when no draft differs from the live document and there is no `own`
 */
export async function saveDraftsAsVersion(
  tx: Database,
  platform: Pick<Platform, 'clock'>,
  object: ContentObject,
  { rows, upgrade, own }: { rows: ContainerRow[]; upgrade: (document: ContainerDocument) => ContainerDocument; own?: OwnState | undefined },
): Promise<number | undefined> {
  const pending = await readPendingDrafts(tx, rows, upgrade)
  if (pending.length === 0 && !own) return undefined
  const now = toDate(platform.clock.now())
  const author = own ? { names: own.viewer.name, userId: own.viewer.id, at: now } : draftAuthors(pending)
  const documentOf = (row: ContainerRow) =>
    own?.containerId === row.id ? own.document : (pending.find((draft) => draft.row.id === row.id)?.document ?? row.document)
  const format = createDateFormat((await readSettingsInTx(tx)).design)
  return insertVersion(tx, object, {
    kind: 'draft',
    documents: rows.map((row) => ({ slug: row.slug, document: documentOf(row) })),
    summary: t('Draft by {names}, {moment}', { names: author.names, moment: format.dateTime(isoWithOffset(toInstant(author.at))) }),
    userId: author.userId,
    userName: author.names,
    createdAt: now,
  })
}

/** The names of all authors of the drafts, and the id and time of the latest. */
function draftAuthors(pending: PendingDraft[]): { names: string; userId: string; at: Date } {
  const authors = pending.flatMap(({ authors }) => [...authors.values()].flat())
  const last = authors.reduce((latest, author) => (author.at > latest.at ? author : latest))
  return { names: [...new Set(authors.map(({ name }) => name).filter(Boolean))].join(', '), userId: last.userId, at: last.at }
}
