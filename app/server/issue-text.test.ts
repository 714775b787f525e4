import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { requirement } from '../../tests/support/requirement.ts'
import { issueText } from '../platform/i18n/issue-text.ts'
import { recordSchema } from '../records/record-schema.ts'
import { serverTexts } from '../texts/server-texts.ts'
import { allRecordTypes } from './record-types.ts'

// Every schema that a file exports: of routes, records, modules, settings, forms, jobs.
const files = import.meta.glob<Record<string, unknown>>(
  [
    '../**/{schema,*-schema,*-schemas,error-response,routes,*-routes,route-definitions,public-endpoint,paging,rich-text,link-address}.ts',
    '../modules/*/module.ts',
  ],
  { eager: true },
)

const WRONG = [
  undefined,
  null,
  '',
  'x',
  '-1',
  '3',
  'javascript:alert(1)',
  'x'.repeat(100_000),
  0,
  -1,
  1.5,
  1e12,
  true,
  [],
  {},
  [1, 'x', null],
]
const DEPTH = 4

/** Values that a schema might be sent: wrong as a whole, or in one of their parts. */
function* wrongFor(schema: z.core.$ZodType, depth = DEPTH): Generator<unknown> {
  yield* WRONG
  if (depth === 0) return
  const { def } = (schema as z.ZodType)._zod as unknown as { def: Record<string, unknown> & { type: string } }
  const part = (key: string) => wrongFor(def[key] as z.core.$ZodType, depth - 1)
  if (def.type === 'object') {
    yield { thereIsNoSuchField: 1 }
    for (const [name, inner] of Object.entries(def.shape as Record<string, z.core.$ZodType>))
      for (const value of wrongFor(inner, depth - 1)) yield { [name]: value }
  }
  if (def.type === 'array') for (const value of part('element')) yield [value]
  if (def.type === 'record') for (const value of part('valueType')) yield { name: value }
  if (def.type === 'union') for (const option of def.options as z.core.$ZodType[]) yield* wrongFor(option, depth - 1)
  if (def.type === 'lazy') yield* wrongFor((def.getter as () => z.core.$ZodType)(), depth - 1)
  if (def.innerType) yield* part('innerType')
  if (def.type === 'pipe') {
    yield* part('in')
    yield* part('out')
  }
}

function schemasIn(value: unknown, name: string, found: Map<string, z.ZodType>, depth = 6): void {
  if (value instanceof z.ZodType) found.set(name, value)
  // A route definition that depends on the site's origin.
  else if (typeof value === 'function' && /(?:routes|route-definitions)\.ts\.\w+Route$/.test(name))
    schemasIn(value('https://haus.example', []), name, found)
  else if (depth > 0 && typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) schemasIn(inner, `${name}.${key}`, found, depth - 1)
}

/** What the catalogue can say, whatever stands in its gaps. */
const sayings = Object.values(serverTexts('de'))
  .filter((text) => text !== undefined)
  .flatMap((text) => (typeof text === 'string' ? [text] : [text.one, text.other]))
  .filter((text) => text.replace(/\{\w+\}/g, '').replace(/\P{L}/gu, '').length > 4)
  .map(
    (text) =>
      new RegExp(
        `^${text
          .split(/\{\w+\}/)
          .map((piece) => RegExp.escape(piece))
          .join('.*')}$`,
        's',
      ),
  )
const known = new Map<string, boolean>()
function isSaid(message: string): boolean {
  const before = known.get(message)
  if (before !== undefined) return before
  const said = sayings.some((saying) => saying.test(message))
  known.set(message, said)
  return said
}

describe('what is said of wrong input', () => {
  beforeAll(() => {
    z.config({ customError: issueText })
    return () => z.config({ customError: undefined })
  })

  const schemas = new Map<string, z.ZodType>()
  for (const [file, exported] of Object.entries(files)) schemasIn(exported, file.replace('../', ''), schemas)
  for (const type of allRecordTypes) schemas.set(`record ${type.name}`, recordSchema(type))

  it('comes from the catalogue, for every schema of the house, and never from the library', requirement('ERR-34', 'ERR-37'), () => {
    expect(schemas.size).toBeGreaterThan(150)
    const strange = new Map<string, string>()
    for (const [name, schema] of schemas)
      for (const value of wrongFor(schema))
        for (const { message, path } of schema.safeParse(value).error?.issues ?? [])
          if (!isSaid(message)) strange.set(message, `${name} ${path.join('.')}`)
    expect([...strange]).toEqual([])
  })

  it.each([
    [z.int(), '3', 'Bitte senden Sie die Zahl 3 ohne Anführungszeichen.'],
    [z.int(), 1.5, 'Hier wird eine ganze Zahl erwartet.'],
    [z.string(), 5, 'Hier wird ein Text erwartet.'],
    [z.string(), null, 'Dieses Feld wird benötigt!'],
    [z.enum(['Large', 'Small']), 'Huge', 'Möglich ist eines davon: Large, Small'],
    [z.number().positive(), 0, 'Bitte geben Sie eine Zahl über 0 an.'],
    [z.array(z.int()).max(2), [1, 2, 3], 'So viele Einträge sind höchstens möglich: 2'],
    [z.union([z.literal(''), z.email()]), 'Kirsch', 'Ungültige E-Mail-Adresse!'],
    [z.strictObject({}), { a: 1 }, 'Dieses Feld gibt es nicht: a'],
  ])('says what would be right: %#', (schema, value, message) => {
    expect(schema.safeParse(value).error?.issues.map((issue) => issue.message)).toEqual([message])
  })
})
