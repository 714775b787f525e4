import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { OpenAPIHono } from '@hono/zod-openapi'
import type { BaseEnv } from './base-app.ts'

const FOLDER = 'html'

/**
 * Pages that an operator has laid for a status in the data folder, at `/html/{status}.html`, or `{status}.en.html` for
 * a language besides the first (A §2.5, A §7): they stand
 * for those of the build. Read for each response, so that a file added to a running site takes effect at once.
 */
export function mountErrorPages(app: OpenAPIHono<BaseEnv>, dataFolder: string): void {
  app.get('/html/:file{[45]\\d\\d(\\.[a-z]{2})?\\.html}', async (context, next) => {
    const page = await readFile(join(dataFolder, FOLDER, context.req.param('file')), 'utf8').catch(() => undefined)
    return page === undefined ? next() : context.html(page)
  })
}

/** Statuses shown as an error page, for which the operator's page is looked up. */
const SHOWN = '(40[013459]|410|429|50[0234])'

/** Says after the files of the build that there is no page for a status: an answer, not a fault for browsers to complain of. */
export function mountEmptyErrorPages(app: OpenAPIHono<BaseEnv>): void {
  app.get(`/html/:file{${SHOWN}(\\.[a-z]{2})?\\.html}`, (context) => context.body(null, 204))
}
