import { expect, it } from 'vitest'
import { anchored, broken, type Change, mended, withoutEmptyLines } from './break.ts'

const SOURCE = `function a() {
  if (x > 1) return
  go()
}
function b() {
  if (x > 1) return
  stop()
}
`

function editOf(text: string, replacement: string, from = 0) {
  const start = SOURCE.indexOf(text, from)
  const change: Change = { kind: 'guard', start, end: start + text.length, text: replacement }
  const edit = anchored(SOURCE, withoutEmptyLines(SOURCE, change))
  if (!edit) throw new Error('There is no such edit.')
  return { id: 7, file: 'a.ts', ...edit }
}

it('is laid and taken back exactly, with as many lines around it as tell it apart from its like', () => {
  const second = editOf('x > 1', 'x >= 1', SOURCE.indexOf('function b'))
  expect(second.before.split('\n').length).toBeGreaterThan(1)
  expect(broken(SOURCE, second)).toBe(SOURCE.replace('x > 1) return\n  stop', 'x >= 1) return\n  stop'))
  expect(mended(broken(SOURCE, second), second)).toBe(SOURCE)
})

it('takes the line along of which it leaves nothing', () => {
  const edit = editOf('stop()', '')
  expect(broken(SOURCE, edit)).toBe(SOURCE.replace('  stop()\n', ''))
  expect(mended(broken(SOURCE, edit), edit)).toBe(SOURCE)
})

it('says so where the code it was drawn for has changed', () => {
  const edit = editOf('go()', 'go(1)')
  expect(() => broken(SOURCE.replace('go()', 'went()'), edit)).toThrow('Break 7 no longer fits a.ts')
  expect(() => broken(SOURCE + SOURCE, edit)).toThrow('Break 7 no longer fits a.ts')
})
