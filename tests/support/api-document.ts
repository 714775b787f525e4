import { z } from 'zod'

type JsonSchema = Parameters<typeof z.fromJSONSchema>[0]
type Content = Record<string, { schema: JsonSchema; example?: unknown }>
type Call = {
  parameters?: { name: string; in: string }[]
  security?: Record<string, unknown>[]
  requestBody?: { content: Content }
  responses: Record<string, { content: Content }>
}

/** The part of an OpenAPI document that tests read. */
export type ApiDocument = {
  paths: Record<string, { get?: Call; post?: Call; put?: Call; patch?: Call; delete?: Call }>
  components: { schemas: Record<string, object> }
}

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

/** A public writing call of the document: its path, its judges and examples of what is sent and what is answered. */
export type DocumentedWrite = {
  path: string
  status: number
  sent: { example: unknown; judge: z.ZodType } | undefined
  answer: { example: unknown; judge: z.ZodType }
  /** the statuses of its refusals */
  refusals: number[]
}

/** The calls of a document by which visitors write. */
export function publicWritesOf({ paths, components }: ApiDocument): DocumentedWrite[] {
  const judged = (content: Content | undefined) => {
    const json = content?.['application/json']
    if (!json) return undefined
    const whole = { ...Object(json.schema), $defs: components.schemas }
    return {
      example: json.example,
      judge: z.fromJSONSchema(JSON.parse(JSON.stringify(whole).replaceAll('#/components/schemas/', '#/$defs/'))),
    }
  }
  return Object.entries(paths).flatMap(([path, { post }]) => {
    if (!post?.security?.some((one) => 'csrf' in one)) return []
    const codes = Object.keys(post.responses).map(Number)
    const status = Math.min(...codes)
    const answer = judged(post.responses[status]?.content)
    if (!answer) throw new Error(`${path} does not say what it answers`)
    return [{ path, status, sent: judged(post.requestBody?.content), answer, refusals: codes.filter((code) => code >= 400) }]
  })
}

/** A call that anybody may make: how, where, with what in its address and an example of what is sent. */
export type AnonymousCall = { method: string; path: string; parameters: { name: string; in: string }[]; example: unknown }

/** The calls of a document that ask for no session. */
export function anonymousCallsOf({ paths }: ApiDocument): AnonymousCall[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, call]) => {
      if (call.security?.some((one) => 'session' in one)) return []
      const example = call.requestBody?.content['application/json']?.example
      return [{ method: method.toUpperCase(), path, parameters: call.parameters ?? [], example }]
    }),
  )
}
