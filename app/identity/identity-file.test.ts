import { expect, it } from 'vitest'
import { identityFile, identityInFile, withFaceIds } from './identity-file.ts'
import { SHIPPED_THEMES } from './shipped-themes.ts'
import { DEFAULT_THEME } from './theme.ts'

it.each(SHIPPED_THEMES)('a look is the same in the house to which its file is taken: $id', ({ theme }) => {
  const logo = { kind: 'svg' as const, data: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h4v4z"/></svg>' }
  const identity = { theme, logo, darkLogo: { kind: 'png' as const, data: 'iVBORw0KGgo=' } }
  const look = { identity, faces: [] }
  expect(identityInFile(identityFile(look))).toEqual(look)
  expect(identityFile(identityInFile(identityFile(look)) ?? look)).toBe(identityFile(look))
})

it('a file that is none, or of a later version, is refused', () => {
  const [plakat] = SHIPPED_THEMES
  for (const file of ['', '{}', 'kein Erscheinungsbild', JSON.stringify({ format: 'foyer-theme', version: 2, theme: plakat?.theme })])
    expect(identityInFile(file)).toBeUndefined()
})

it('faces of the house travel with the look, and are known there by the ids that they get there', () => {
  const [id, there] = ['0123456789abcdef', 'fedcba9876543210']
  const identity = { theme: { ...DEFAULT_THEME, headlineFace: id, textFace: 'newsreader' as const }, logo: null, darkLogo: null }
  const faces = [{ id, family: 'Bühne', licence: 'SIL OFL 1.1', source: 'openfontlicense.org', file: 'd09GMg==' }]
  expect(identityInFile(identityFile({ identity, faces }))).toEqual({ identity, faces })
  const { headlineFace, textFace } = withFaceIds(identity, new Map([[id, there]])).theme
  expect([headlineFace, textFace]).toEqual([there, 'newsreader'])
})
