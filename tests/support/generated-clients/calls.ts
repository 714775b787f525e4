import type { ApiDocument } from '../api-document.ts'

/** One call of an operation, as both generated clients make it. */
export type ExampleCall = {
  operation: string
  method: string
  /** as the document has it, with its parameters in braces */
  path: string
  tag: string
  /** by place, `path` or `query`; without those places in which nothing is sent */
  params: Record<string, Record<string, string | number>>
  /** the document's example; undefined where nothing is sent */
  body: unknown
  /** whether a file is sent */
  isUpload: boolean
}

/** What a client got: the status, and the body as it read it. */
export type Answered = { status: number; body: unknown }
export type Answers = Record<string, Answered>

/** What a generated client is tried with. */
export type ClientTrial = {
  document: ApiDocument
  calls: ExampleCall[]
  /** the house that is called */
  url: string
  /** of who calls */
  cookies: Map<string, string>
}

/** Reading comes before what it reads is deleted, and the session ends last. */
const ORDER = ['get', 'post', 'put', 'patch', 'delete']
const LAST = 'postUserLogout'

/**
 * A call of each operation of a document.
 * @param valueFor the value of a parameter of a path, or of one in its query that is required
 */
export function exampleCalls(document: ApiDocument, valueFor: (path: string, parameter: string) => string | number): ExampleCall[] {
  const calls = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, call]): ExampleCall => {
      const params: ExampleCall['params'] = {}
      for (const { name, in: place, required } of call.parameters ?? [])
        if (required) params[place] = { ...params[place], [name]: valueFor(path, name) }
      const content = call.requestBody?.content ?? {}
      return {
        ...{ operation: call.operationId, method, path, tag: call.tags[0] ?? '' },
        params,
        body: content['application/json']?.example,
        isUpload: 'multipart/form-data' in content,
      }
    }),
  )
  const rank = ({ operation, method }: ExampleCall) => (operation === LAST ? ORDER.length : ORDER.indexOf(method))
  return calls.toSorted((left, right) => rank(left) - rank(right))
}
