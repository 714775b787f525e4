import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPage } from '../support/page.ts'
import { createTestApp, DATABASES, type TestApp } from '../support/test-app.ts'
import type { Visitor } from '../support/visitor.ts'

type Answer = { id: number; code?: string }

describe.each(DATABASES)('of a record for which several people make a variant at once, on %s', (database) => {
  let app: TestApp
  let rita: Visitor
  beforeAll(async () => {
    app = await createTestApp({ database })
    rita = await app.editor()
  })
  afterAll(() => app.close())

  const production = async (title: string) => {
    const { body } = await rita.send<{ id: number }>('POST', '/api/admin/production', { title, isOnline: true })
    return { variant: 'easy-read', content_type: 'production', object_id: body.id }
  }

  it('there is one, and everybody is led to it', async () => {
    const original = await production('Salz')
    const made = await Promise.all(Array.from({ length: 5 }, () => rita.send<Answer>('POST', '/api/admin/variants', original)))
    expect(made.map(({ status }) => status)).toEqual(made.map(() => 201))
    expect(new Set(made.map(({ body }) => body.id)).size).toBe(1)
  })

  it('one page is taken, and of the others it is said that there is one already', async () => {
    const original = await production('Zucker')
    const names = ['eins', 'zwei', 'drei', 'vier']
    const pages = await Promise.all(names.map((name) => createPage(app, rita, name, [])))
    const taken = await Promise.all(pages.map(({ id }) => rita.send<Answer>('PUT', `/api/admin/variants/${id}`, original)))
    expect(taken.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
    expect(taken.flatMap(({ body }) => body.code ?? [])).toEqual(['variant_taken', 'variant_taken', 'variant_taken'])
  })
})
