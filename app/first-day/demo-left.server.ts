import { eq, sql } from 'drizzle-orm'
import { pageUrl } from '../content/index.server.ts'
import { defineCachedRead } from '../platform/cache/cached-read.ts'
import { addCacheTags } from '../platform/cache/dependencies.ts'
import { alphabetical } from '../platform/database/alphabetical.ts'
import { queryRows } from '../platform/database/query-rows.ts'
import type { Platform } from '../platform/platform.ts'
import { adminUrl } from '../platform/routing/admin-url.ts'
import { link } from '../platform/routing/link.ts'
import { LEGAL_PAGES } from '../site/index.server.ts'
import { settings } from '../site/tables.ts'
import type { DEMO_KINDS, DemoText } from './demo-text.ts'

/** The row of the settings by which a house remembers that its content came from the demo. */
const DEMO_KEY = 'demo-house'

/** Notes that this house was filled with the demo, whose texts a house that goes on with it has to replace. */
export async function noteDemoHouse(platform: Platform): Promise<void> {
  await platform.write(async (tx, invalidate) => {
    await tx.insert(settings).values({ key: DEMO_KEY, value: {} }).onConflictDoNothing()
    invalidate('settings')
  })
}

const wasDemo = defineCachedRead('was-demo', async ({ db }) => {
  addCacheTags('settings')
  return (await db.select({ key: settings.key }).from(settings).where(eq(settings.key, DEMO_KEY))).length > 0
})

type Row = { kind: keyof typeof DEMO_KINDS; id: number; title: string; path: string }

/**
 * What is still as the demo wrote it, in a house that has taken the demo over and no longer shows it as one. The demo writes
 * past the audit log, so what has an entry there, or a second version, somebody of the house has written or looked through.
 * One statement in such a house, none in any other.
 */
export async function readDemoTexts(platform: Platform): Promise<DemoText[]> {
  if (platform.config.DEMO_HOUSE === 'on' || !(await wasDemo(platform))) return []
  const rows = await queryRows<Row>(
    platform.db,
    sql`SELECT written.* FROM (
      SELECT 'page' AS kind, id, title, path, 1 AS place FROM pages WHERE EXISTS (
        SELECT 1 FROM containers WHERE content_type = 'page' AND object_id = pages.id AND jsonb_path_exists(document, '$.columns[*].children[*]'))
      UNION ALL SELECT 'legal', object_id, '', '', 2 FROM containers WHERE content_type = 'legal'
      UNION ALL SELECT 'form', id, title, '', 3 FROM forms
      UNION ALL SELECT 'production', id, title, '', 4 FROM productions
      UNION ALL SELECT 'person', id, trim(first_name || ' ' || last_name), '', 5 FROM persons
      UNION ALL SELECT 'venue', id, name, '', 6 FROM venues
      UNION ALL SELECT 'article', id, title, '', 7 FROM articles
    ) AS written
    WHERE NOT EXISTS (SELECT 1 FROM record_changes WHERE content_type = written.kind AND object_id = written.id)
      AND NOT EXISTS (SELECT 1 FROM versions WHERE content_type = written.kind AND object_id = written.id AND number > 1 AND kind <> 'draft')
    ORDER BY place, ${alphabetical(sql`title`)}, id`,
  )
  return rows.map(textOf)
}

function textOf({ kind, id, title, path }: Row): DemoText {
  if (kind === 'page') return { kind, title, to: `${pageUrl(path)}?edit` }
  const legal = kind === 'legal' ? LEGAL_PAGES.find((page) => page.id === id) : undefined
  if (legal) return { kind, title: legal.title(), to: `${link(legal.name)}?edit` }
  return { kind, title, to: adminUrl(kind, id) }
}
