import type { Context, MiddlewareHandler } from 'hono'
import { t } from '../i18n/i18n.ts'
import { ENCODED_NUL, faultOfJson, isStorable, isStorableForm } from './clean-text.ts'
import { notFound, Problem } from './problem.ts'

/** Largest JSON body a call may send; uploads have their own bound. */
export const MAX_JSON_BYTES = 1024 * 1024
const MULTIPART = /^multipart\/form-data\b/i
const JSON_TYPE = /[/+]json\b/i
const FORM_TYPE = /^application\/x-www-form-urlencoded\b/i

/**
 * Lets through only what the database can keep, whoever asks and whatever for: no NUL in an address, no NUL and no half
 * emoji in what is sent, and JSON of bounded size and depth. Nothing behind it has to look again.
 */
export function cleanRequest(): MiddlewareHandler {
  return async (context, next) => {
    const { pathname, search } = new URL(context.req.url)
    if (ENCODED_NUL.test(pathname)) throw notFound()
    if (ENCODED_NUL.test(search)) throw unreadable()
    if (isMultipart(context.req.raw)) guardForm(context)
    else if (context.req.raw.body) await readText(context)
    await next()
  }
}

/**
 * The fields of a posted form.
 * @throws Problem 415 when it is none, 400 when it is broken or holds what cannot be kept
 */
export async function readForm(request: Request): Promise<FormData> {
  const type = request.headers.get('content-type') ?? ''
  if (!MULTIPART.test(type) && !FORM_TYPE.test(type))
    throw new Problem(415, 'unsupported_media_type', t('The data sent could not be read.'))
  return checkedForm(() => request.formData())
}

async function checkedForm(read: () => Promise<FormData>): Promise<FormData> {
  const form = await read().catch(() => {
    throw unreadable()
  })
  if (!isStorableForm(form)) throw unreadable()
  return form
}

/** Has a form with files be checked when a call reads it, and not before: its size is bounded by that call. */
function guardForm({ req }: Context): void {
  let form: Promise<FormData> | undefined
  Object.defineProperty(req.bodyCache, 'formData', {
    get: () => {
      form ??= checkedForm(() => req.raw.formData())
      return form
    },
  })
}

function isMultipart(request: Request): boolean {
  return MULTIPART.test(request.headers.get('content-type') ?? '')
}

/** Reads what is sent, checks it, and puts the text in the place of the stream. */
async function readText(context: Context): Promise<void> {
  const request = context.req.raw
  const type = request.headers.get('content-type') ?? ''
  const text = await boundedText(request)
  const isForm = FORM_TYPE.test(type)
  if (!isStorable(text) || (isForm && ENCODED_NUL.test(text))) throw unreadable()
  if (!isForm) {
    const value = parsed(text)
    // What says it is JSON has to be; what does not say it may still be read as such.
    if (value === undefined && text !== '' && JSON_TYPE.test(type)) throw unreadable()
    if (faultOfJson(value)) throw unreadable()
  }
  context.req.raw = new Request(request, { body: text })
}

async function boundedText(request: Request): Promise<string> {
  if (Number(request.headers.get('content-length') ?? 0) > MAX_JSON_BYTES) throw tooLarge()
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of request.body ?? []) {
    size += piece.length
    if (size > MAX_JSON_BYTES) throw tooLarge()
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString('utf8')
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function unreadable(): Problem {
  return new Problem(400, 'unreadable', t('The data sent could not be read.'))
}

/** The answer to more data than a call takes. */
export function tooLarge(): Problem {
  return new Problem(413, 'body_too_large', t('The data sent is too large.'))
}
