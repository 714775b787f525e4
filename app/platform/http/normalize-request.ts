import type { IncomingMessage, ServerResponse } from 'node:http'
import { t } from '../i18n/i18n.ts'
import { acceptedEncodings } from './accepted-encoding.ts'
import { Problem } from './problem.ts'

const ABSOLUTE_FORM = /^https?:\/\/([^/?#]*)(.*)$/is
const HOST = /^(\[[\da-f:.]+\]|[\w.-]+)(:\d{1,5})?$/i

/**
 * Brings a request into the one form that everything behind this understands, memory of pages included: the path alone
 * as its target (RFC 9112, 3.2.2), one host, and only such encodings as are really accepted.
 * @returns whether it can be answered; otherwise it has been refused
 */
export function normalizeRequest(request: IncomingMessage, response: ServerResponse): boolean {
  const absolute = ABSOLUTE_FORM.exec(request.url ?? '')
  // A host in the request target takes precedence over the header (RFC 9112, 3.2.2).
  if (absolute) {
    const [, host = '', rest = ''] = absolute
    replaceHeader(request, 'host', host)
    request.url = rest.startsWith('/') ? rest : `/${rest}`
  }
  if (!hasOneHost(request) || !request.url?.startsWith('/')) {
    refuse(response)
    return false
  }
  const accepted = request.headers['accept-encoding']
  if (accepted) replaceHeader(request, 'accept-encoding', acceptedEncodings(String(accepted)).join(', ') || 'identity')
  return true
}

/** HTTP/1.0 may name no host at all; what is named twice or is none could mean two things to two programs. */
function hasOneHost({ headers, rawHeaders, httpVersion }: IncomingMessage): boolean {
  const named = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length
  if (named === 0) return httpVersion === '1.0'
  return named === 1 && HOST.test(headers.host ?? '')
}

function replaceHeader(request: IncomingMessage, name: string, value: string): void {
  const others = request.rawHeaders.flatMap((one, at, all) => (at % 2 === 0 && one.toLowerCase() !== name ? [one, all[at + 1] ?? ''] : []))
  request.rawHeaders = [...others, name, value]
  request.headers[name] = value
}

function refuse(response: ServerResponse): void {
  const problem = new Problem(400, 'bad_request', t('The data sent could not be read.'))
  const body = JSON.stringify(problem)
  response.writeHead(400, {
    'content-type': 'application/problem+json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    connection: 'close',
  })
  response.end(body)
}
