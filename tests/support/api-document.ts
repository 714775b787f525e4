import { z } from 'zod'

type JsonSchema = Parameters<typeof z.fromJSONSchema>[0]
type Content = Record<string, { schema: JsonSchema; example?: unknown }>
type Call = {
  operationId: string
  tags: string[]
  parameters?: { name: string; in: string; required?: boolean }[]
  security?: Record<string, unknown>[]
  requestBody?: { content: Content }
  responses: Record<string, { content: Content }>
}

/** The part of an OpenAPI document that tests read. */
export type ApiDocument = {
  paths: Record<string, { get?: Call; post?: Call; put?: Call; patch?: Call; delete?: Call }>
  components: { schemas: Record<string, object> }
}

/** A GET endpoint of the document: path, access, example and the schema of its response. */
export type DocumentedRead = { path: string; isForStaff: boolean; example: unknown; answer: z.ZodType }

/** All GET endpoints of a document. */
export function documentedReads({ paths, components }: ApiDocument): DocumentedRead[] {
  return Object.entries(paths).flatMap(([path, { get }]) => {
    const content = get?.responses['200']?.content['application/json']
    if (!get || !content) return []
    const answer = judgeOf(content.schema, components)
    return [{ path, isForStaff: get.security !== undefined, example: content.example, answer }]
  })
}

/** The examples of all bodies that a document's calls take, with what is wrong with each by the schema beside it. */
export function brokenBodyExamples({ paths, components }: ApiDocument): string[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, call]) => {
      const json = call.requestBody?.content['application/json']
      if (!json) return []
      const { error } = judgeOf(json.schema, components).safeParse(json.example)
      return (error?.issues ?? []).map((issue) => `${method} ${path} ${issue.path.join('.')}: ${issue.message}`)
    }),
  )
}

/** Checks values by a schema of the document, whose references it resolves. */
function judgeOf(schema: JsonSchema, components: ApiDocument['components']): z.ZodType {
  const whole = { ...Object(schema), $defs: components.schemas }
  return z.fromJSONSchema(JSON.parse(JSON.stringify(whole).replaceAll('#/components/schemas/', '#/$defs/')))
}

/** What is wrong with an answer to a call of the document: a status that it does not say, or another body. Empty if nothing. */
export function faultsOf(
  { paths, components }: ApiDocument,
  { path, method }: { path: string; method: string },
  { status, body }: { status: number; body: unknown },
): string[] {
  const response = paths[path]?.[method as 'get']?.responses[status]
  if (!response) return [`${method} ${path} answers ${status}`]
  const [content] = Object.values(response.content ?? {})
  if (!content) return body === null || body === '' ? [] : [`${method} ${path} answers ${status} with a body`]
  const issues = judgeOf(content.schema, components).safeParse(body).error?.issues ?? []
  return issues.map((issue) => `${method} ${path} ${status} ${issue.path.join('.')}: ${issue.message}`)
}

/** A public POST endpoint of the document: path, and schemas and examples of request and response. */
export type DocumentedWrite = {
  path: string
  status: number
  sent: { example: unknown; judge: z.ZodType } | undefined
  answer: { example: unknown; judge: z.ZodType }
  /** its error statuses */
  refusals: number[]
}

/** The POST endpoints of a document that visitors call. */
export function documentedPublicWrites({ paths, components }: ApiDocument): DocumentedWrite[] {
  const judged = (content: Content | undefined) => {
    const json = content?.['application/json']
    return json && { example: json.example, judge: judgeOf(json.schema, components) }
  }
  return Object.entries(paths).flatMap(([path, { post }]) => {
    if (!post?.security?.some((requirement) => 'csrf' in requirement)) return []
    const codes = Object.keys(post.responses).map(Number)
    const status = Math.min(...codes)
    const answer = judged(post.responses[status]?.content)
    if (!answer) throw new Error(`${path} does not say what it answers`)
    return [{ path, status, sent: judged(post.requestBody?.content), answer, refusals: codes.filter((code) => code >= 400) }]
  })
}

/** An endpoint without authorisation: method, path, parameters, an example of its body and its documented statuses. */
export type AnonymousEndpoint = {
  method: string
  path: string
  parameters: { name: string; in: string }[]
  example: unknown
  statuses: number[]
}

/** The endpoints of a document that require no session. */
export function anonymousEndpoints({ paths }: ApiDocument): AnonymousEndpoint[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, call]) => {
      if (call.security?.some((requirement) => 'session' in requirement)) return []
      const example = call.requestBody?.content['application/json']?.example
      const statuses = Object.keys(call.responses).map(Number)
      return [{ method: method.toUpperCase(), path, parameters: call.parameters ?? [], example, statuses }]
    }),
  )
}
