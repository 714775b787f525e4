import { z } from 'zod'

type JsonSchema = Parameters<typeof z.fromJSONSchema>[0]
type Call = {
  parameters?: { name: string; in: string }[]
  security?: unknown[]
  responses: Record<string, { content: Record<string, { schema: JsonSchema; example?: unknown }> }>
}

/** The part of an OpenAPI document that tests read. */
export type ApiDocument = { paths: Record<string, { get?: Call }>; components: { schemas: Record<string, object> } }

/** A reading call of the document: its path, who may call it, its example, and a judge of its answers. */
export type DocumentedCall = { path: string; isForStaff: boolean; example: unknown; answer: z.ZodType }

/** All reading calls of a document. */
export function readingCallsOf({ paths, components }: ApiDocument): DocumentedCall[] {
  return Object.entries(paths).flatMap(([path, { get }]) => {
    const content = get?.responses['200']?.content['application/json']
    if (!get || !content) return []
    const whole = { ...Object(content.schema), $defs: components.schemas }
    const schema = JSON.parse(JSON.stringify(whole).replaceAll('#/components/schemas/', '#/$defs/'))
    return [{ path, isForStaff: get.security !== undefined, example: content.example, answer: z.fromJSONSchema(schema) }]
  })
}
