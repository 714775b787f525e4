import { expect, it } from 'vitest'
import { identityFile, identityInFile } from './identity-file.ts'
import { SHIPPED_THEMES } from './shipped-themes.ts'

it.each(SHIPPED_THEMES)('a look is the same in the house to which its file is taken: $id', ({ theme }) => {
  const logo = { kind: 'svg' as const, data: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h4v4z"/></svg>' }
  const identity = { theme, logo, darkLogo: { kind: 'png' as const, data: 'iVBORw0KGgo=' } }
  expect(identityInFile(identityFile(identity))).toEqual(identity)
  expect(identityFile(identityInFile(identityFile(identity)) ?? identity)).toBe(identityFile(identity))
})

it('a file that is none, or of a later version, is refused', () => {
  const [plakat] = SHIPPED_THEMES
  for (const file of ['', '{}', 'kein Erscheinungsbild', JSON.stringify({ format: 'foyer-theme', version: 2, theme: plakat?.theme })])
    expect(identityInFile(file)).toBeUndefined()
})
