import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { requirement } from '../../tests/support/requirement.ts'
import { issueText } from '../platform/i18n/issue-text.ts'
import { media } from '../platform/media/tables.ts'
import { recordSchema } from './record-schema.ts'
import type { RecordType } from './record-type.ts'

const type: RecordType = {
  name: 'event',
  area: 'programme',
  label: 'Performance',
  plural: 'Performances',
  table: media,
  title: sql`''`,
  fields: {
    title: { kind: 'text', label: 'Title' },
    tags: { kind: 'textList', label: 'Tags' },
    isOnline: { kind: 'boolean', label: 'Online' },
    ageFrom: { kind: 'number', label: 'Online' },
    day: { kind: 'date', label: 'Online' },
    at: { kind: 'time', label: 'Online' },
    startsAt: { kind: 'datetime', label: 'Online' },
    status: {
      kind: 'select',
      label: 'Online',
      options: [
        { value: 'sold', label: 'Online' },
        { value: 'free', label: 'Online' },
      ],
    },
    room: { kind: 'relation', of: 'room', label: 'Online' },
  },
  list: { columns: [], search: [], sort: { by: 'id' } },
  tags: () => [],
}

beforeAll(() => {
  z.config({ customError: issueText })
  return () => z.config({ customError: undefined })
})

it('a value of the wrong kind is answered with what is wanted, field by field', requirement('ERR-34'), () => {
  const { error } = recordSchema(type).safeParse({
    ...{ title: 7, tags: 'a', isOnline: 'ja', ageFrom: '12', day: '24.12.2026', at: 'halb acht', startsAt: 'morgen' },
    ...{ status: 'weg', room: 'Großes Haus' },
  })
  const messages = Object.fromEntries(error?.issues.map(({ path, message }) => [path[0], message]) ?? [])
  expect(messages).toEqual({
    title: 'Hier wird ein Text erwartet.',
    tags: 'Hier wird eine Liste erwartet.',
    isOnline: 'Hier wird ja oder nein (true oder false) erwartet.',
    ageFrom: 'Bitte senden Sie die Zahl 12 ohne Anführungszeichen.',
    day: 'Bitte geben Sie einen Tag an, zum Beispiel 2026-12-31.',
    at: 'Bitte geben Sie eine Uhrzeit an, zum Beispiel 19:30.',
    startsAt: 'Bitte geben Sie einen Zeitpunkt an, zum Beispiel 2026-12-31T19:30:00+01:00.',
    status: 'Möglich ist eines davon: sold, free',
    room: 'Hier wird eine Zahl erwartet.',
  })
})
