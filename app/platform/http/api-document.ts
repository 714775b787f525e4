import type { OpenAPIHono } from '@hono/zod-openapi'
import type { ApiEnv } from './api.ts'
import { describeOperations, tagsOf } from './api-operations.ts'
import type { BaseEnv } from './base-app.ts'

/** Where the OpenAPI document stands. */
export const API_DOCUMENT_URL = '/api/openapi.json'

const ABOUT = [
  'What the house tells other programs. Everything answers with and without the language prefix (`/api/events/` and `/de/api/events/`), with and without the slash at the end.',
  'Whoever only wants to follow the programme is better served by the calendars and feeds: `/de/spielplan/kalender.ics`, `/de/spielplan/feed.xml` and `/de/aktuelles/feed.xml`, filtered as the Spielplan is; event calendars and other houses by `/de/spielplan/orif.json`, the whole of it with `?all=1`.',
  'Lists are `{count, next, previous, results}`; `page_size` is at most 100. Refusals are `application/problem+json`.',
].join('\n\n')

type Parts = Record<string, OpenAPIHono<ApiEnv>>

/** Serves the OpenAPI document, made from the very definitions by which the calls are answered. */
export function mountApiDocument(app: OpenAPIHono<BaseEnv>, publicUrl: string, parts: Parts): void {
  let document: string | undefined
  app.get(API_DOCUMENT_URL, (context) => {
    document ??= JSON.stringify(apiDocument(publicUrl, parts))
    return context.body(document, 200, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'public, max-age=3600' })
  })
}

function apiDocument(publicUrl: string, parts: Parts) {
  const about = {
    openapi: '3.1.0',
    info: { title: 'Foyer', version: '1', description: ABOUT },
    servers: [{ url: publicUrl }],
  }
  const documents = Object.entries(parts).map(([prefix, part]) => {
    const document = part.getOpenAPI31Document(about)
    const paths = Object.entries(document.paths ?? {}).map(([path, item]) => {
      const address = `${prefix}${path}/`
      return [address, describeOperations(address, item)] as const
    })
    return { paths: Object.fromEntries(paths), schemas: document.components?.schemas ?? {} }
  })
  const paths: Record<string, object> = Object.assign({}, ...documents.map((document) => document.paths))
  return {
    ...about,
    tags: tagsOf(paths).map((name) => ({ name })),
    paths,
    components: {
      schemas: Object.assign({}, ...documents.map(({ schemas }) => schemas)),
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'sessionid' },
        csrf: {
          type: 'apiKey',
          in: 'header',
          name: 'X-CSRFToken',
          description: 'The value of the cookie `csrftoken`, which every visitor has.',
        },
      },
    },
  }
}
