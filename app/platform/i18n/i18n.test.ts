import { expect, it } from 'vitest'
import { t } from './i18n.ts'
import type { CountLabel, Label } from './message-ids.ts'

it('fills placeholders from the values', () => {
  expect(t('More about {name}', { name: 'Medea' })).toBe('Mehr zu Medea')
  expect(t('Close')).toBe('Schließen')
})

it('does not compile with a value missing, misnamed or one too many', () => {
  // @ts-expect-error the name is missing
  t('More about {name}')
  // @ts-expect-error the placeholder is called `name`
  t('More about {name}', { title: 'Medea' })
  // @ts-expect-error the text has no such placeholder
  t('More about {name}', { name: 'Medea', title: 'Medea' })
  // @ts-expect-error the text has no placeholder
  t('Close', { name: 'Medea' })
  // @ts-expect-error there is no such text
  t('Cloze')
  // @ts-expect-error without a number neither form can be chosen
  t('{n} more performances, {shown} of {count}', { shown: 1, count: 2 })
  expect(t('{n} more performances, {shown} of {count}', { n: 1, shown: 1, count: 2 })).toBe('Eine weitere Vorstellung, 1 von 2')
})

it('tells texts that stand by themselves from those that need values', () => {
  const label: Label = 'Close'
  // @ts-expect-error a label has no placeholders
  const named: Label = 'More about {name}'
  const counted: CountLabel = '{n} performances'
  // @ts-expect-error needs more than a number
  const more: CountLabel = '{n} more performances, {shown} of {count}'
  // @ts-expect-error needs a name, not a number
  const other: CountLabel = 'More about {name}'
  expect([label, named, counted, more, other]).toHaveLength(5)
})

it('says in words of its own that there is nothing, where a text has such words', () => {
  expect(t('{n} redirects created.', { n: 0 })).toBe('Keine Weiterleitung angelegt.')
  expect(t('{n} redirects created.', { n: 1 })).toBe('Eine Weiterleitung angelegt.')
  expect(t('{n} redirects created.', { n: 2 })).toBe('2 Weiterleitungen angelegt.')
  expect(t('{n} productions', { n: 0 })).toBe('0 Stücke')
})
