import { sql } from 'drizzle-orm'
import { patchDraftInTx, renameHomePage, type TakeIn } from '../content/index.server.ts'
import { nodesOf, type Operation } from '../content/index.ts'
import { drafts } from '../content/tables.ts'
import { replaceInNode } from '../modules/find-text.ts'
import { builtInRole } from '../platform/auth/built-in-roles.ts'
import { UNNAMED_HOUSE } from './nodes-of-starter.ts'

const MARK = { text: UNNAMED_HOUSE, matchCase: true, wholeWord: false }

/**
 * Carries a new name of the house to where the starter has written the old one: the title of the home page, unless somebody
 * has given it another, and the marks that wait for a name in drafts. Editors who have one open receive it as an edit.
 * Whoever may name the house may do this, whatever else their role allows.
 */
export async function nameHouse(work: TakeIn, { before, after }: { before: string; after: string }): Promise<void> {
  await renameHomePage(work, { before, after })
  // A name taken back leaves the marks as they are.
  if (!after) return
  const viewer = { ...work.viewer, role: builtInRole('admin') }
  const { services, modules, tx } = work
  const unnamed = await tx
    .select()
    .from(drafts)
    .where(sql`position(${UNNAMED_HOUSE} IN ${drafts.document}::text) > 0`)
    .orderBy(drafts.containerId)
  for (const { containerId, document, revision } of unnamed) {
    const operations = [...nodesOf(modules.upgrade(document))].flatMap((node): Operation[] => {
      const data = replaceInNode(node, MARK, after, () => true)
      return data ? [{ type: 'update', id: node.id, data }] : []
    })
    if (operations.length === 0) continue
    const patch = { base_revision: revision, batch_id: crypto.randomUUID(), knows: [], operations }
    await patchDraftInTx(services.platform, tx, modules, viewer, containerId, patch)
  }
}
