import { expect, it } from 'vitest'
import { type Change, changed } from './break.ts'
import { codeChanges } from './candidates.ts'
import { styleChanges } from './kinds/styles.ts'

/** The broken lines, by kind. */
function brokenLines(source: string, changes: Change[]): string[] {
  return changes.map((change) => {
    const line = source.slice(0, change.start).split('\n').length - 1
    return `${change.kind}: ${changed(source, change).split('\n')[line]?.trim()}`
  })
}

const breaksOf = (source: string) => brokenLines(source, codeChanges('a.tsx', source))

it('flips comparisons and moves bounds', () => {
  expect(breaksOf('const a = (b: number) => b >= 3')).toEqual([
    'comparison: const a = (b: number) => b < 3',
    'off-by-one: const a = (b: number) => b > 3',
  ])
  expect(breaksOf('const a = b - 1')).toEqual(['off-by-one: const a = b'])
})

it('leaves guards out, and calls that refuse', () => {
  expect(breaksOf('function a() {\n  if (isLate(b)) return\n  requireStaff(b)\n}')).toEqual(['guard: ', 'guard: '])
})

it('swaps the branches of a ternary', () => {
  expect(breaksOf('const a = isLate ? 1 : 2')).toEqual(['ternary: const a = isLate ? 2 : 1'])
})

it('leaves out what ends a cached entry, awaited calls and conditions of SQL', () => {
  expect(breaksOf("{\n  invalidate('a')\n  await save(b)\n}")).toEqual(['invalidation: ', 'effect: '])
  expect(breaksOf('x(and(a, b))')).toEqual(['condition: x(and(b))', 'condition: x(and(a))'])
  expect(breaksOf('x(sql`SELECT 1 WHERE a AND f(b) AND c BETWEEN 1 AND 2`)')).toEqual([
    'condition: x(sql`SELECT 1 WHERE a AND c BETWEEN 1 AND 2`)',
  ])
})

it('leaves out what assistive technology is told, and exchanges texts', () => {
  expect(breaksOf("const a = <b aria-label={t('One')}>{t('Two')}</b>")).toEqual([
    "aria: const a = <b >{t('Two')}</b>",
    "text: const a = <b aria-label={t('Two')}>{t('Two')}</b>",
    "text: const a = <b aria-label={t('One')}>{t('One')}</b>",
  ])
})

it('breaks no line of the log, nothing by which the compiler learns a type, and nothing that only makes faster', () => {
  expect(breaksOf('log.warn(a > 1)')).toEqual([])
  expect(
    breaksOf(
      "function f() {\n  if (a === undefined) return\n  if (b.kind === 'c') return\n  if (cached(d)) return d\n  if (plain.test(e)) return e\n}",
    ),
  ).toEqual([])
})

it('hides buttons and leaves declarations out', () => {
  const source =
    '@layer a {\n  .send-it {\n    display: flex;\n    gap: 1px;\n  }\n}\n@keyframes b {\n  from {\n    top: 0;\n    left: 0;\n  }\n}'
  const changes = styleChanges('a.css', source, new Set(['a.css .sendIt']))
  expect(changes.map((change) => changed(source, change).replace(/\s+/g, ' ').slice(0, 76))).toEqual([
    '@layer a { .send-it { gap: 1px; } } @keyframes b { from { top: 0; left: 0; }',
    '@layer a { .send-it { display: flex; gap: 1px; display: none; } } @keyframes',
    '@layer a { .send-it { display: flex; gap: 1px; pointer-events: none; } } @ke',
  ])
})
