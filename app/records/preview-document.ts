import { createHash } from 'node:crypto'
import { CSRF_COOKIE, STAFF_COOKIE } from '../platform/http/cookies.ts'
import { PREVIEW_PROBLEM } from './preview-names.ts'

/** A page with the policy it was drawn with; none in development. */
export type RenderedPage = { html: string; policy: string | null }

/**
 * A drawn page as it is shown beside a form: its scripts run as at its own address, as those of a visitor who has not
 * logged in, and nothing that they send to be written arrives. Forms are kept back by the frame.
 * @param address where the page stands on the site
 */
export function previewPage({ html, policy }: RenderedPage, address: string): RenderedPage {
  const script = isolating(address)
  const hash = createHash('sha256').update(script).digest('base64')
  return {
    html: html.replace(/<head[^>]*>/, (head) => `${head}<script>${script}</script>`),
    policy:
      policy?.replace("script-src 'self'", `script-src 'self' 'sha256-${hash}'`).replace("form-action 'self'", "form-action 'none'") ??
      null,
  }
}

/** A page that says why there is none. */
export function problemPage(sentence: string): string {
  const text = sentence.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`)
  return `<!doctype html><html lang="de"><meta charset="utf-8"><title>–</title><p id="${PREVIEW_PROBLEM}">${text}</p></html>`
}

/**
 * Runs before everything else of the page: gives it its address, by which its scripts know what they show; takes from it the
 * cookies that make it somebody's; and answers what it would write as if there were no connection.
 */
function isolating(address: string): string {
  const own = JSON.stringify(address).replaceAll('<', '\\u003c')
  return [
    `history.replaceState(null,"",${own})`,
    `const kept=document.cookie.split("; ").filter(one=>!/^(${CSRF_COOKIE}|${STAFF_COOKIE})=/.test(one)).join("; ")`,
    'Object.defineProperty(document,"cookie",{get:()=>kept,set(){}})',
    'const read=/^(GET|HEAD)$/i,ask=fetch,open=XMLHttpRequest.prototype.open',
    'window.fetch=(what,how)=>read.test(how?.method??what?.method??"GET")?ask(what,how):Promise.reject(new TypeError("preview"))',
    'XMLHttpRequest.prototype.open=function(how,...more){if(!read.test(how))throw new TypeError("preview");return open.call(this,how,...more)}',
    'navigator.sendBeacon=()=>true',
    'delete Navigator.prototype.serviceWorker',
    'document.currentScript.remove()',
  ].join(';')
}
