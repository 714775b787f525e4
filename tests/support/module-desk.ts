import { afterAll, beforeAll } from 'vitest'
import { drawPicture } from './drawings.ts'
import { openTestHouse, type TestHouse } from './house.ts'
import { publishModule, refusalsOf } from './module-page.ts'
import type { Visitor } from './visitor.ts'

/** What is said of a field that is empty and may not be. */
export const REQUIRED_FIELD = 'Dieses Feld wird benötigt!'

type Data = Record<string, unknown>

/** A house for a file of tests about modules, with an editor and a picture; there once the tests run, gone after them. */
export function openModuleDesk() {
  const open = {} as { house: TestHouse; editor: Visitor; picture: number }
  beforeAll(async () => {
    open.house = await openTestHouse()
    open.editor = await open.house.editor()
    open.picture = (await open.house.foyer.media.add(drawPicture('Ein Plakat'))).id
  })
  afterAll(() => open.house.close())
  const publish = (type: string, data: Data, version = 1) => publishModule(open.house, open.editor, type, data, { version })
  return Object.assign(open, {
    publish,
    /** the HTML of a page on which the module is published */
    shown: async (type: string, data: Data, version = 1) => (await publish(type, data, version)).html(),
    /** what is said, by field, when it may not be published */
    refused: (type: string, data: Data, version = 1) => refusalsOf(open.house, open.editor, type, data, version),
  })
}
