import type { Context } from 'hono'
import { z } from 'zod'
import { dayOf } from '../platform/clock/clock.ts'
import { recordId } from '../platform/database/record-id.ts'
import { slugOf } from '../platform/format/slug.ts'
import { type ApiEnv, createApi, parseInput, requireStaff } from '../platform/http/api.ts'
import { reads } from '../platform/http/authorize.ts'
import { notFound, Problem } from '../platform/http/problem.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { Platform } from '../platform/platform.ts'
import { requireTypeAccess } from '../records/type-access.server.ts'
import { createPdfPrinter } from './chromium.server.ts'
import { monthCsv } from './month-csv.ts'
import type { ReadPaper } from './Paper.tsx'
import { paperDocument } from './paper-document.server.tsx'
import { PAPER_TITLES } from './paper-titles.ts'
import { parsePaperRequest } from './parse-paper-request.ts'
import { readPressKit } from './press/read-press-kit.server.ts'
import { readPaper } from './read-paper.server.ts'

const pressSchema = z.strictObject({ production: z.coerce.number().pipe(recordId) })

/** API of the papers: each as PDF, where Chromium is set up, the month as a table, and what a production has for the press. */
export function papersApi(platform: Platform) {
  const api = createApi()
  const { CHROMIUM_PATH } = platform.config
  const print = CHROMIUM_PATH ? createPdfPrinter(CHROMIUM_PATH, platform.log) : undefined

  async function read(context: Context<ApiEnv>) {
    await requireStaff(context, reads('programme'))
    const today = dayOf(platform.clock.now()).toString()
    return readPaper(platform, parsePaperRequest(new URL(context.req.url).searchParams, today))
  }

  api.get('/admin/papers/pdf', async (context) => {
    const paper = await read(context)
    if (!print) throw new Problem(503, 'no_chromium', t('This house makes no PDFs. Please print the page with your browser.'))
    // A long title is cut in the name of the file, so it comes last.
    const title = [PAPER_TITLES[paper.kind](), ...momentOf(paper), paper.paper.title].join(', ')
    const pdf = await print(paperDocument(paper, title))
    return context.body(new Uint8Array(pdf), 200, {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${slugOf(title)}.pdf"`,
    })
  })

  api.get('/admin/papers/press', async (context) => {
    const { viewer } = await requireTypeAccess(context, platform, 'read', 'production')
    const { production } = parseInput(pressSchema, context.req.query())
    return context.json(await readPressKit(platform, viewer, production))
  })

  api.get('/admin/papers/month.csv', async (context) => {
    const paper = await read(context)
    if (paper.kind !== 'month') throw notFound()
    const csv = monthCsv(paper.paper, platform.config.publicUrl, context.req.query('bom') !== 'off')
    return context.body(csv, 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="monatsprogramm-${paper.paper.month}.csv"`,
    })
  })

  return api
}

/** When a performance begins: two evenings of one production are two files. */
function momentOf({ kind, paper }: ReadPaper): string[] {
  return kind === 'month' ? [] : [paper.date, paper.starts]
}
