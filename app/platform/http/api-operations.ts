import { errorResponse } from './error-response.ts'

const METHODS = new Set(['get', 'post', 'put', 'patch', 'delete'])
/** Prefix of every call, which says nothing of what it is about. */
const PREFIX = /^\/api\//

type Operation = { requestBody?: unknown; responses?: Record<string, unknown> }

/**
 * A path of the OpenAPI document with what generators of clients need of each of its operations: an id of their own, the part of
 * the house they belong to, and that they take nothing but what they describe.
 */
export function describeOperations(path: string, item: object): object {
  const described = Object.entries(item).map(([method, operation]: [string, Operation]) => {
    if (!METHODS.has(method)) return [method, operation]
    const unreadable = operation.requestBody ? { 415: errorResponse(415) } : {}
    const responses = { ...unreadable, ...operation.responses }
    return [method, { operationId: operationIdOf(method, path), tags: [tagOf(path)], ...operation, responses }]
  })
  return Object.fromEntries(described)
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

function tagOf(path: string): string {
  return path.replace(PREFIX, '').split('/').find(Boolean) ?? ''
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
