import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ImportPreview } from '../../app/imports/api.server.ts'
import { createImportFixture } from '../support/import-fixture.ts'

type Fixture = Awaited<ReturnType<typeof createImportFixture>>

describe('the sheets of a workbook', () => {
  let fixture: Fixture
  beforeAll(async () => {
    fixture = await createImportFixture()
  })
  afterAll(() => fixture.app.close())

  async function preview(sheets: unknown) {
    const body = new FormData()
    body.set('file', new File([await readFile(new URL('../support/spreadsheets/months.xlsx', import.meta.url))], 'monate.xlsx'))
    body.set('dry_run', 'true')
    if (sheets !== undefined) body.set('sheets', JSON.stringify(sheets))
    const headers = { 'X-CSRFToken': await fixture.editor.csrfToken(), origin: fixture.app.url }
    const response = await fixture.editor.fetch('/api/admin/import', { method: 'POST', headers, body })
    return { status: response.status, body: (await response.json()) as ImportPreview & { detail?: string } }
  }
  const read = ({ body }: Awaited<ReturnType<typeof preview>>) => body.sheets.filter(({ isRead }) => isRead).map(({ name }) => name)

  it('are those that are shown, until somebody chooses others', async () => {
    expect(read(await preview(undefined))).toEqual(['Januar 2027', 'Februar'])
    const chosen = await preview(['Entwurf'])
    expect(read(chosen)).toEqual(['Entwurf'])
    expect(chosen.body.lines).toHaveLength(1)
  })

  it('are named with the reason where none of the chosen ones is there, and a choice of nothing is refused', async () => {
    const gone = await preview(['März'])
    expect(gone).toMatchObject({ status: 400, body: { detail: 'Von den gewählten Blättern ist keines in der Datei.' } })
    expect(gone.body.sheets.map(({ name }) => name)).toContain('Entwurf')
    expect((await preview([])).status).toBe(400)
    expect((await preview('Januar')).status).toBe(400)
  })
})
