import { expect, it } from 'vitest'
import { changesOnlyWords } from './changes-only-words.server.ts'

const FIELDS = {
  title: { kind: 'text' },
  teaser: { kind: 'richText' },
  code: { kind: 'textarea', holds: 'code' },
  shopId: { kind: 'text', isOwn: true },
  isOnline: { kind: 'boolean' },
  status: { kind: 'select' },
  onlineUntil: { kind: 'datetime' },
  picture: { kind: 'media' },
  seats: { kind: 'rows' },
}
const BEFORE = {
  title: 'Salz',
  teaser: null,
  code: '',
  shopId: '7',
  isOnline: true,
  status: 'planned',
  onlineUntil: null,
  picture: 3,
  seats: [{ price: 1 }],
}

it('a change of words alone may take a moment', () => {
  expect(changesOnlyWords(FIELDS, BEFORE, { ...BEFORE, title: 'Salz und Licht', teaser: { type: 'doc' } })).toBe(true)
  expect(changesOnlyWords(FIELDS, BEFORE, structuredClone(BEFORE))).toBe(true)
})

it.each(
  Object.entries({
    isOnline: false,
    status: 'cancelled',
    onlineUntil: 'now',
    picture: null,
    seats: [],
    shopId: '8',
    code: 'x',
    unknown: 1,
  }),
)('a change of %s is seen at once, whatever changes beside it', (name, value) => {
  expect(changesOnlyWords(FIELDS, BEFORE, { ...BEFORE, title: 'Salz und Licht', [name]: value })).toBe(false)
})
