import { afterAll, beforeAll } from 'vitest'
import { publishModule, validationErrorsOf } from './module-page.ts'
import { createTestApp, type TestApp } from './test-app.ts'
import { buildPicture } from './test-picture.ts'
import type { Visitor } from './visitor.ts'

/** The validation message of an empty required field. */
export const REQUIRED_FIELD = 'Dieses Feld wird benötigt!'

type Data = Record<string, unknown>

/** Sets up a test app with an editor and a picture for a file of tests about modules; closes it after them. */
export function setUpModuleTests() {
  const open = {} as { app: TestApp; editor: Visitor; picture: number }
  beforeAll(async () => {
    open.app = await createTestApp()
    open.editor = await open.app.editor()
    open.picture = (await open.app.foyer.media.add(buildPicture('Ein Plakat'))).id
  })
  afterAll(() => open.app.close())
  const publish = (type: string, data: Data, version = 1) => {
    // Tests insert what the modules show without invalidating it.
    open.app.foyer.platform.readCache.clear()
    return publishModule(open.app, open.editor, type, data, { version })
  }
  return Object.assign(open, {
    publish,
    /** publishes the module on a new page. @returns the page's HTML */
    shown: async (type: string, data: Data, version = 1) => (await publish(type, data, version)).html(),
    /** tries to publish the module. @returns the validation messages by field */
    refused: (type: string, data: Data, version = 1) => validationErrorsOf(open.app, open.editor, type, data, version),
  })
}
