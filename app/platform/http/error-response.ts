import { z } from '@hono/zod-openapi'

/** What every refusal looks like (RFC 9457). */
const problemSchema = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    code: z.string(),
    detail: z.string(),
    errors: z.record(z.string(), z.array(z.string())).optional(),
    response_code: z.int().optional().meta({ description: 'The ticket shop’s own code, where it was the shop that refused.' }),
  })
  .meta({ id: 'Problem', description: 'A stable code for programs, a German sentence for people, and messages per field.' })

const EXAMPLES = {
  400: { code: 'validation_failed', detail: 'Einige Angaben sind nicht gültig.' },
  401: { code: 'login_required', detail: 'Bitte melden Sie sich an.' },
  403: {
    code: 'csrf_failed',
    detail: 'Ihre Sitzung konnte nicht bestätigt werden. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
  },
  404: { code: 'not_found', detail: 'Unter dieser Adresse gibt es nichts.' },
  409: { code: 'draft_open', detail: 'Jemand anderes hat dasselbe Modul inzwischen geändert.' },
  413: { code: 'body_too_large', detail: 'Die gesendeten Daten sind zu groß.' },
  415: { code: 'unsupported_media_type', detail: 'Die gesendeten Daten sind nicht lesbar.' },
  422: { code: 'rules_broken', detail: 'Einige Module sind noch nicht vollständig.' },
  429: {
    code: 'too_many_calls',
    detail: 'Von Ihrem Anschluss kamen sehr viele Anfragen. Bitte versuchen Sie es in einigen Minuten noch einmal.',
  },
  503: { code: 'site_offline', detail: 'Website offline' },
} as const
export type ErrorStatus = keyof typeof EXAMPLES

/** How the OpenAPI document shows a refusal, with an example. */
export function errorResponse(status: ErrorStatus) {
  const { code, ...said } = EXAMPLES[status]
  const example = { type: 'about:blank', title: code, status, code, ...said }
  return { description: code, content: { 'application/problem+json': { schema: problemSchema, example } } }
}
