import { type ErrorStatus, errorResponse } from './error-response.ts'

const METHODS = new Set(['get', 'post', 'put', 'patch', 'delete'])
/** Prefix of every call, which says nothing of what it is about. */
const PREFIX = /^\/api\//

/** Where the document keeps what every refusal looks like. */
const PROBLEM = '#/components/schemas/Problem'

type Operation = {
  parameters?: { in: string }[]
  requestBody?: unknown
  responses?: Record<string, unknown>
  security?: Record<string, unknown>[]
}

/**
 * A path of the OpenAPI document with what generators of clients need of each of its operations: an id of their own, the part of
 * the house they belong to, and how the house refuses any call of their kind.
 */
export function describeOperations(path: string, item: object): object {
  const described = Object.entries(item).map(([method, operation]: [string, Operation]) => {
    if (!METHODS.has(method)) return [method, operation]
    const responses = { ...Object.fromEntries(refusalsOf(operation).map((status) => [status, refusal(status)])), ...operation.responses }
    return [method, { operationId: operationIdOf(method, path), tags: [tagOf(path)], ...operation, responses }]
  })
  return Object.fromEntries(described)
}

/** The statuses by which calls of a kind are refused, whatever they do: by who calls, what is sent, and a house that is away. */
function refusalsOf({ parameters = [], requestBody, security = [] }: Operation): ErrorStatus[] {
  const takes = (place: string) => parameters.some((parameter) => parameter.in === place)
  return [
    ...(requestBody || takes('query') ? [400 as const] : []),
    ...(security.some((way) => 'session' in way) ? [401 as const, 403 as const] : []),
    ...(takes('path') ? [404 as const] : []),
    ...(requestBody ? [413 as const, 415 as const] : []),
    503,
  ]
}

/** A refusal by reference: each of its schemas would else be a type of its own to generators. */
function refusal(status: ErrorStatus) {
  const { description, content } = errorResponse(status)
  const { example } = content['application/problem+json']
  return { description, content: { 'application/problem+json': { schema: { $ref: PROBLEM }, example } } }
}

/** `get /api/events/{id}/offer/` is `getEventsByIdOffer`: as unique as method and path together. */
export function operationIdOf(method: string, path: string): string {
  const words = path
    .replace(PREFIX, '')
    .split('/')
    .filter(Boolean)
    .map((segment) => segment.replace(/^\{(\w+)\}$/, 'by-$1'))
  return (
    method +
    words
      .flatMap((segment) => segment.split(/[^A-Za-z0-9]+/).filter(Boolean))
      .map(capitalized)
      .join('')
  )
}

/** The tags of all paths of a document, in their order. */
export function tagsOf(paths: Record<string, object>): string[] {
  return [...new Set(Object.keys(paths).map(tagOf))]
}

function tagOf(path: string): string {
  return path.replace(PREFIX, '').split('/').find(Boolean) ?? ''
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
