import { expect, it } from 'vitest'
import { languageName } from './language-name.ts'
import { PART_LANGUAGES } from './part-language.ts'

it('every language that a part of a page may be in has a name, never its code alone', () => {
  expect(PART_LANGUAGES.filter((language) => languageName(language) === language || languageName(language).length < 4)).toEqual([])
  expect(['en', 'nds', 'hsb', 'de-simple'].map(languageName)).toEqual(['Englisch', 'Niederdeutsch', 'Obersorbisch', 'Leichte Sprache'])
})
