import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { answerRequests } from '../../tests/components/answers.ts'
import { render } from '../../tests/components/render.tsx'
import { filledByPasswordManager } from '../../tests/support/password-manager.ts'
import type { PictureSource } from '../platform/media/picture.ts'
import { NewPage } from './pages/NewPage.tsx'
import { TextField } from './pages/settings-fields.tsx'
import { PictureWordsField } from './panel/PictureWordsField.tsx'
import { NameDialog } from './reuse/NameDialog.tsx'

const nothing = () => undefined
const picture = { id: 1, alt: '', credit: '' } as PictureSource

test.each<[string, ReactElement]>([
  ['a new page', <NewPage key="" parent={null} onCreated={nothing} onClose={nothing} />],
  ['the words of a page', <TextField key="" label="Titel" value="" errors={undefined} onChange={nothing} />],
  ['the name of a shared part', <NameDialog key="" title="Name" explanation="" onSave={async () => undefined} onClose={nothing} />],
  ['the credit of a picture', <PictureWordsField key="" picture={picture} words="credit" onKept={nothing} />],
])('a password manager leaves the fields of %s alone', async (_what, element) => {
  answerRequests({ 'GET /de/pageeditor-api/reusables': () => ({ parts: [], templates: [], pictures: {} }) })
  await render(element)
  expect(filledByPasswordManager(document)).toEqual({})
})
