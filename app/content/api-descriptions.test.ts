import { describe, expect, it } from 'vitest'
import { createApi } from '../platform/http/api.ts'
import { describeEndpoints } from './api-descriptions.server.ts'
import { containerResponse, EXAMPLES, moduleResponse, navigationResponse, pageResponse, userResponse } from './api-responses.ts'
import { containerCreationSchema, moduleCreationSchema, moduleMoveSchema } from './schema.ts'

type Content = Record<string, { schema: object; example?: unknown }>
type Operation = { summary: string; requestBody?: { content: Content }; responses: Record<string, { content: Content }> }

function describedCalls(): [call: string, Operation][] {
  const api = createApi()
  describeEndpoints(api)
  const { paths = {} } = api.getOpenAPI31Document({ openapi: '3.1.0', info: { title: '', version: '' } })
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item as Record<string, Operation>).map(([method, operation]): [string, Operation] => [`${method} ${path}`, operation]),
  )
}

describe("the OpenAPI document of the page editor's calls", () => {
  it('names every call with all its methods', () => {
    expect(describedCalls().map(([call]) => call)).toEqual([
      'get /user',
      'get /nav',
      'get /page/{path}',
      'get /container/by-slug/{slug}',
      'post /container',
      'get /container/{id}',
      'patch /container/{id}',
      'post /container/{id}',
      'put /container/{id}',
      'delete /container/{id}',
      'post /{module}',
      'get /{module}/{id}',
      'patch /{module}/{id}',
      'post /{module}/{id}',
      'put /{module}/{id}',
      'delete /{module}/{id}',
      'post /{module}/{id}/move',
    ])
  })

  it('gives an example of everything that is sent and answered', () => {
    for (const [call, { requestBody, responses }] of describedCalls()) {
      for (const part of [requestBody, ...Object.values(responses)])
        for (const { example } of Object.values(part?.content ?? {})) expect(example, call).toBeDefined()
      const writes = !call.startsWith('get')
      expect(Object.keys(responses).includes('401'), call).toBe(writes || call === 'get /user' || call === 'get /page/{path}')
    }
  })

  it('gives examples that the calls would take and answer', () => {
    const sent = new Map(describedCalls().map(([call, { requestBody }]) => [call, requestBody?.content['application/json']?.example]))
    expect(() => containerCreationSchema.parse(sent.get('post /container'))).not.toThrow()
    expect(() => moduleCreationSchema.parse(sent.get('post /{module}'))).not.toThrow()
    expect(() => moduleMoveSchema.parse(sent.get('post /{module}/{id}/move'))).not.toThrow()
    for (const [schema, example] of [
      [userResponse, EXAMPLES.user],
      [navigationResponse, EXAMPLES.navigation],
      [pageResponse, EXAMPLES.page],
      [containerResponse, EXAMPLES.container],
      [moduleResponse, EXAMPLES.module],
    ] as const)
      expect(schema.parse(example)).toEqual(example)
  })
})
