import { z } from 'zod'
import { moduleDefinitions } from './definitions.ts'

/** The JSON Schema of each module's fields, by its type, for programs that read an archive of the site. */
export function moduleSchemas(): Record<string, unknown> {
  return Object.fromEntries(
    moduleDefinitions.map(({ type, schema }) => [type, z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })]),
  )
}
