import { createHash } from 'node:crypto'
import { CSRF_COOKIE, STAFF_COOKIE } from '../platform/http/cookies.ts'
import { PREVIEW_PROBLEM } from './preview-names.ts'

/** A rendered page with its content security policy; none in development. */
export type RenderedPage = { html: string; policy: string | null }

/**
 * A rendered page as a preview: its scripts see the page's own URL and no login, and requests that write are rejected.
 * Form submissions are blocked by the policy and the sandbox of the iframe.
 * @param address the URL of the page on the site
 * @param cookie what its scripts find among the cookies besides those of the browser; empty for nothing
 */
export function previewPage({ html, policy }: RenderedPage, address: string, cookie = ''): RenderedPage {
  const script = isolationScript(address, cookie)
  const hash = createHash('sha256').update(script).digest('base64')
  return {
    html: html.replace(/<head[^>]*>/, (head) => `${head}<script>${script}</script>`),
    policy:
      policy?.replace("script-src 'self'", `script-src 'self' 'sha256-${hash}'`).replace("form-action 'self'", "form-action 'none'") ??
      null,
  }
}

/** A page that says why there is no preview. */
export function problemPage(sentence: string): string {
  const text = sentence.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`)
  return `<!doctype html><html lang="de"><meta charset="utf-8"><title>–</title><p id="${PREVIEW_PROBLEM}">${text}</p></html>`
}

/**
 * The script that runs before all others of the page: sets the URL that its scripts read, hides the cookies of a login,
 * and lets requests that write fail as if the network were down.
 */
function isolationScript(address: string, cookie: string): string {
  const literal = (value: string) => JSON.stringify(value).replaceAll('<', '\\u003c')
  const url = literal(address)
  return [
    `history.replaceState(null,"",${url})`,
    `const kept=document.cookie.split("; ").filter(one=>!/^(${CSRF_COOKIE}|${STAFF_COOKIE})=/.test(one)).concat(${literal(cookie)}||[]).join("; ")`,
    'Object.defineProperty(document,"cookie",{get:()=>kept,set(){}})',
    'const read=/^(GET|HEAD)$/i,ask=fetch,open=XMLHttpRequest.prototype.open',
    'window.fetch=(what,how)=>read.test(how?.method??what?.method??"GET")?ask(what,how):Promise.reject(new TypeError("preview"))',
    'XMLHttpRequest.prototype.open=function(how,...more){if(!read.test(how))throw new TypeError("preview");return open.call(this,how,...more)}',
    'navigator.sendBeacon=()=>true',
    'delete Navigator.prototype.serviceWorker',
    'document.currentScript.remove()',
  ].join(';')
}
