import { expect, it } from 'vitest'

const files = import.meta.glob<Record<string, Record<string, unknown>>>('./{de,de-staff}/*.ts', { eager: true })

it('says a text in one way only, whichever catalogues are loaded', () => {
  const said = new Map<string, { text: string; file: string }>()
  const twice: string[] = []
  for (const [file, exported] of Object.entries(files)) {
    for (const [id, german] of Object.values(exported).flatMap((texts) => Object.entries(texts))) {
      const text = JSON.stringify(german)
      const before = said.get(id)
      if (before && before.text !== text) twice.push(`${id}: ${before.text} in ${before.file}, ${text} in ${file}`)
      said.set(id, { text, file })
    }
  }
  expect(twice).toEqual([])
})
