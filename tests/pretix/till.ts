import { parseDocument, type ReadDocument } from '../../app/move-in/parse/document-object-model.ts'
import { Visitor } from '../support/visitor.ts'
import { PORTS, SITE } from './stage.ts'

const PRETIX = `http://localhost:${PORTS.pretix}`
/** Steps of pretix's checkout, and redirects between two of them, at most. */
const [MAX_STEPS, MAX_REDIRECTS] = [8, 6]

/** A page of pretix with the address at which it was found. */
type Page = { url: string; document: ReadDocument }

/**
 * Pays for the cart that a visitor of the site has: from the site's cart page into pretix's own checkout, page by page as a browser
 * without scripts would send its forms, with the test payment.
 * @param cartUrl the cart page on the site
 * @param addOns names of what is taken with the tickets where pretix asks
 * @throws Error with pretix's words where it does not take the order
 */
export async function payByForms(cartUrl: string, email: string, addOns: readonly string[] = []): Promise<void> {
  const site = await (await fetch(new URL(cartUrl, SITE))).text()
  const framed = /<iframe[^>]+src="([^"]+)"/.exec(site)?.[1]?.replaceAll('&amp;', '&')
  if (!framed?.startsWith(PRETIX)) throw new Error(`no cart in ${cartUrl}`)
  const buyer = new Visitor(PRETIX)
  // The cart's own page lists all dates of a series; its button leads here.
  const { pathname, search } = new URL(framed)
  let page = await open(buyer, `${PRETIX}${pathname}checkout/start${search}`)
  for (let step = 0; step < MAX_STEPS; step++) {
    if (isThanks(page.url)) return
    page = await send(buyer, page, { email, addOns })
  }
  throw new Error(`pretix did not take the order: ${page.url} ${warningsOf(page)}`)
}

async function open(buyer: Visitor, address: string, init: RequestInit = {}): Promise<Page> {
  let [url, request] = [address, init]
  for (let redirect = 0; redirect < MAX_REDIRECTS; redirect++) {
    const response = await buyer.fetch(url, { ...request, headers: { 'accept-language': 'de', connection: 'close', ...request.headers } })
    const text = await response.text()
    const next = response.headers.get('location')
    if (!next) return { url, document: parseDocument(text) }
    url = new URL(next, url).href
    if (isThanks(url)) return { url, document: parseDocument(text) }
    request = {}
  }
  throw new Error(`pretix leads in a circle: ${url}`)
}

/** Whether an address is that of an order that is paid. */
const isThanks = (url: string) => /\/order\/\w+\/\w+\/\?.*thanks/.test(url)

type Answers = { email: string; addOns: readonly string[] }

/** Sends the form of a step as it is prefilled, with what is asked of the buyer. */
function send(buyer: Visitor, page: Page, answers: Answers): Promise<Page> {
  const form = [...page.document.querySelectorAll('form')].find(
    (candidate) => candidate.getAttribute('method')?.toLowerCase() === 'post' && !/\/cart\//.test(candidate.getAttribute('action') ?? ''),
  )
  if (!form) throw new Error(`no form in ${page.url}: ${warningsOf(page)}`)
  const body = new URLSearchParams()
  for (const field of form.querySelectorAll('input, select, textarea')) {
    const name = field.getAttribute('name')
    const value = name && answerTo(field, answers)
    if (name && value !== undefined && value !== null) body.append(name, value)
  }
  const action = new URL(form.getAttribute('action') || page.url, page.url).href
  const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: PRETIX, referer: page.url }
  return open(buyer, action, { method: 'POST', body: body.toString(), headers })
}

type Field = ReturnType<Page['document']['querySelectorAll']>[number]

function answerTo(field: Field, { email, addOns }: Answers): string | undefined {
  const [name, type] = [field.getAttribute('name') ?? '', field.getAttribute('type') ?? '']
  if (/email/.test(name)) return email
  const value = field.getAttribute('value') ?? ''
  if (name === 'payment') return value === 'testbank' ? value : undefined
  if (/^(cp_\d+_)?item_\d+/.test(name) || /^cp_/.test(name)) {
    const row = field.closest('article') ?? field.closest('.product-row')
    const label = row?.querySelector('h3, h4, h5, h6')?.textContent?.trim() ?? ''
    return addOns.includes(label) ? (type === 'checkbox' ? value || 'on' : '1') : undefined
  }
  if (type === 'checkbox' || type === 'radio')
    return field.hasAttribute('checked') || field.hasAttribute('required') ? value || 'on' : undefined
  if (type === 'submit' || type === 'button' || type === 'file') return undefined
  return value
}

function warningsOf({ document }: Page): string {
  const found = [...document.querySelectorAll('.alert, .has-error .help-block')]
  return found.map(({ textContent }) => textContent?.replace(/\s+/g, ' ').trim()).join(' | ')
}
