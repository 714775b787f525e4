import { eq } from 'drizzle-orm'
import { expect, vi } from 'vitest'
import type { ImportResult } from '../../app/imports/apply-lines.server.ts'
import type { KeptRecord } from '../../app/imports/imported-line.ts'
import { imports } from '../../app/imports/tables.ts'
import { createTestApp, type DatabaseKind } from './test-app.ts'

export type ListedPerformance = { id: number; title: string; values: Record<string, unknown> }
type Listed = { records: ListedPerformance[] }

/** Creates a test app with two rooms and an editor who imports. */
export async function createImportFixture(database?: DatabaseKind) {
  const app = await createTestApp({ database })
  const editor = await app.editor()
  const venue = (await editor.send<{ id: number }>('POST', '/api/admin/venue', { name: 'Haus' })).body
  for (const name of ['Großes Haus', 'Studio']) await editor.send('POST', '/api/admin/room', { name, venueId: venue.id })

  /** Uploads a file and waits until the import has ended. */
  async function send(lines: string[] | Uint8Array, isDryRun: boolean, by = editor, clears = '') {
    const body = new FormData()
    const content = lines instanceof Uint8Array ? (lines as Uint8Array<ArrayBuffer>) : lines.join('\r\n')
    body.set('file', new File([content], 'spielplan'))
    body.set('dry_run', String(isDryRun))
    body.set('clears', clears)
    const headers = { 'X-CSRFToken': await by.csrfToken(), origin: app.url }
    const response = await by.fetch('/api/admin/import', { method: 'POST', headers, body })
    const answer = (await response.json()) as ImportResult & { detail?: string; id: number }
    return {
      status: response.status,
      body: isDryRun || response.status !== 202 ? answer : { ...answer, ...(await waitUntilDone(answer.id)) },
    }
  }
  /** Waits until an import has ended. @returns its result */
  async function waitUntilDone(id: number) {
    type Progress = { state: string; done: number; all: number; counts: ImportResult['counts'] }
    return vi.waitFor(
      async () => {
        const { body } = await editor.getJson<Progress>(`/api/admin/import/${id}`)
        expect(body.state).toBe('done')
        return body
      },
      { timeout: 40_000, interval: 100 },
    )
  }
  /** Waits until an import has been undone. @returns the records that were kept */
  async function waitUntilUndone(id: number) {
    const { db } = app.foyer.platform
    return vi.waitFor(
      async () => {
        const [row] = await db.select({ state: imports.state, kept: imports.kept }).from(imports).where(eq(imports.id, id))
        expect(row?.state).toBe('undone')
        return row as { kept: KeptRecord[] | null }
      },
      { timeout: 40_000, interval: 100 },
    )
  }
  const performances = async (q: string) =>
    (await editor.getJson<Listed>(`/api/admin/event?q=${encodeURIComponent(q)}&sort=startsAt`)).body.records
  return { app, editor, send, waitUntilUndone, performances }
}
