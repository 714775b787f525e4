// Keeps what a visitor has seen, and the programme, readable without a network (A §7). Only pages that are the same
// for everybody: nothing of staff, of the cart or of a profile is ever kept.

const VERSION = 'v2'
const PAGES = `pages-${VERSION}`
const ASSETS = `assets-${VERSION}`
const PICTURES = `pictures-${VERSION}`
const MAX_PAGES = 30
const MAX_ASSETS = 300
const MAX_PICTURES = 250
/** A page that the line does not bring in this time is shown as it was last seen, if it was. */
const PATIENCE_MS = 6000
const FIRST_LANGUAGE = 'de'
/** The first segment of a page's address: its language. */
const LANGUAGE = /^\/([a-z]{2})(?=\/|\.|$)/
const programmeIn = (language) => (language === FIRST_LANGUAGE ? '/de/spielplan' : `/${language}/events`)
/** What stands under an address that was never seen: the house draws it, this worker only keeps it. */
const OFFLINE_PAGE = '/offline.html'
const offlinePageIn = (language) => (language === FIRST_LANGUAGE ? OFFLINE_PAGE : `/${language}${OFFLINE_PAGE}`)
/** When a page was kept; a page that is drawn from here says it on its root element (app/shell/cached-page.ts reads it). */
const KEPT_AT = 'x-kept-at'
const DATA_SUFFIX = '.data'
/** Addresses that show somebody's own things, or a draft. */
const PERSONAL = /^\/[a-z]{2}\/user(\/|$)/
const DRAFT_PARAMETERS = ['edit', 'v']
/** Parameters that advertisers append; they change nothing on the page. */
const TRACKING_PARAMETERS = /^(utm_\w+|fbclid|gclid|mc_cid|mc_eid)$/
/** What pages are made of and names by its content, so that it never changes. */
const ASSET = /^\/assets\//
const MEDIUM = /^\/media\//
const ASSET_ADDRESSES = /["'(](\/assets\/[^"')\s]+)/g

let keepsNothing = false

self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([keepOfflinePage(FIRST_LANGUAGE), keepPage(programmeIn(FIRST_LANGUAGE))]).then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOldVersions().then(() => self.clients.claim()))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  // A recording is asked for piece by piece, and a piece is nothing to be kept: the browser and the house settle that alone.
  if (request.headers.has('range')) return
  if (request.mode === 'navigate') {
    if (request.destination === 'document') event.respondWith(pageFirst(event, url))
  } else if (ASSET.test(url.pathname)) event.respondWith(keptFirst(event, ASSETS))
  else if (MEDIUM.test(url.pathname)) {
    if (request.destination === 'image') event.respondWith(keptFirst(event, PICTURES))
  } else if (isRouteChange(url)) event.waitUntil(keepPage(url.pathname.slice(0, -DATA_SUFFIX.length) + pageSearch(url)))
})

self.addEventListener('message', (event) => {
  // Whoever logs in leaves nothing behind that was kept before, or is on its way to be.
  if (event.data === 'forget') {
    keepsNothing = true
    event.waitUntil(dropVersions(() => true))
  }
  // The first page of a visit was there before this worker, with all that it is made of.
  else if (event.data?.keep) event.waitUntil(keepSeen(event.data.keep))
})

/** A page from the house; without a network the one last seen there, else the page that says so. */
async function pageFirst(event, url) {
  // The browser's own memory, which may answer without a network when somebody goes back, does not say how old it is.
  const without = navigator.onLine ? undefined : await keptPage(url)
  if (without) return asKept(without)
  const answer = fetch(event.request).then((response) => {
    if (mayBeKept(url, response)) event.waitUntil(keep(url, response.clone()))
    return response
  })
  event.waitUntil(answer.catch(() => undefined))
  const kept = await keptPage(url)
  try {
    return await (kept ? Promise.race([answer, outOfPatience()]) : answer)
  } catch (failure) {
    const instead = kept ? await asKept(kept) : await offlinePage(url)
    if (instead) return instead
    throw failure
  }
}

function outOfPatience() {
  return new Promise((_, reject) => setTimeout(reject, PATIENCE_MS))
}

async function keptPage(url) {
  return isKeepable(url) ? caches.match(keyOf(url), { cacheName: PAGES }) : undefined
}

/** The page that says so, in the language of the address where the house has it. */
async function offlinePage(url) {
  const own = await caches.match(offlinePageIn(languageOf(url)), { cacheName: PAGES })
  return own ?? caches.match(OFFLINE_PAGE, { cacheName: PAGES })
}

/** A kept page that says since when it is. */
async function asKept(response) {
  const html = await response.text()
  const since = response.headers.get(KEPT_AT) ?? ''
  const { status, headers } = response
  return new Response(html.replace('<html ', `<html data-kept-at="${since}" `), { status, headers })
}

async function keptFirst(event, name) {
  const kept = await caches.match(event.request, { cacheName: name })
  if (kept) return kept
  const response = await fetch(event.request)
  if (isPublic(response)) event.waitUntil(put(name, event.request, response.clone()))
  return response
}

/** Keeps the page that is open and the files that it has asked for. */
async function keepSeen({ page, files }) {
  const language = languageOf(new URL(page, self.location.origin))
  await keepOfflinePage(language)
  const programme = programmeIn(language)
  if (!(await caches.match(programme, { cacheName: PAGES }))) await keepPage(programme)
  await keepPage(page)
  for (const file of files) {
    if (ASSET.test(file)) await keepFile(file, ASSETS)
  }
}

/** Keeps the page for addresses that were never seen. One that does not exist is of no language of the house. */
async function keepOfflinePage(language) {
  const address = offlinePageIn(language)
  const response = await fetch(address)
  if (response.status === 404) return
  if (!isPublic(response)) throw new Error(`${address} ${response.status}`)
  await put(PAGES, address, response)
}

/** Fetches a page to keep it; what cannot be had is left. */
async function keepPage(address) {
  const url = new URL(address, self.location.origin)
  if (!isKeepable(url)) return
  try {
    const response = await fetch(url, { headers: { accept: 'text/html' } })
    if (mayBeKept(url, response)) await keep(url, response)
  } catch {
    // Without a network there is nothing to keep.
  }
}

/** Keeps a page and the files it needs to be drawn. */
async function keep(url, response) {
  const html = await response.text()
  const headers = new Headers(response.headers)
  headers.set(KEPT_AT, new Date(headers.get('date') ?? Date.now()).toISOString())
  // They told of the bytes on the line.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name)
  const pages = await caches.open(PAGES)
  // Put anew, so that the pages stand in the order in which they were seen.
  await pages.delete(keyOf(url))
  await put(PAGES, keyOf(url), new Response(html, { headers }))
  await Promise.all(assetsIn(html).map((address) => keepFile(address, ASSETS)))
  await trim(PAGES, MAX_PAGES, isStaying)
  await trim(PICTURES, MAX_PICTURES)
  await trimAssets()
}

async function keepFile(address, name) {
  if (await caches.match(address, { cacheName: name })) return
  try {
    const response = await fetch(address)
    if (isPublic(response)) await put(name, address, response)
  } catch {
    // The page is drawn without it.
  }
}

/** What the device has no room for is not kept; the answer goes to the page all the same. */
async function put(name, key, response) {
  if (keepsNothing) return
  try {
    const cache = await caches.open(name)
    await cache.put(key, response)
  } catch (failure) {
    console.warn('not kept', failure)
  }
}

/** Whole and the same for everybody. */
function isPublic(response) {
  return response.status === 200 && !response.redirected && !/no-store|private/.test(response.headers.get('cache-control') ?? '')
}

function mayBeKept(url, response) {
  return isPublic(response) && isKeepable(url) && Boolean(response.headers.get('content-type')?.startsWith('text/html'))
}

function isKeepable({ pathname, searchParams }) {
  if (!LANGUAGE.test(pathname) || PERSONAL.test(pathname) || pathname.endsWith(DATA_SUFFIX)) return false
  return !DRAFT_PARAMETERS.some((name) => searchParams.has(name))
}

function isRouteChange({ pathname }) {
  return pathname.endsWith(DATA_SUFFIX) && LANGUAGE.test(pathname)
}

/** The language of an address; the first one where it names none. */
function languageOf({ pathname }) {
  return LANGUAGE.exec(pathname)?.[1] ?? FIRST_LANGUAGE
}

/** Whether a kept page stays, however many others come: the programme, and the page for addresses that were never seen. */
function isStaying(url) {
  const { pathname } = new URL(url)
  return pathname.endsWith(OFFLINE_PAGE) || keyOf(new URL(url)) === programmeIn(languageOf({ pathname }))
}

/** The query of the page whose data is asked for. */
function pageSearch({ searchParams }) {
  const rest = new URLSearchParams(searchParams)
  rest.delete('_routes')
  return rest.size > 0 ? `?${rest}` : ''
}

function keyOf({ pathname, searchParams }) {
  const rest = new URLSearchParams(searchParams)
  for (const name of [...rest.keys()]) if (TRACKING_PARAMETERS.test(name)) rest.delete(name)
  return rest.size > 0 ? `${pathname}?${rest}` : pathname
}

function assetsIn(html) {
  return [...new Set([...html.matchAll(ASSET_ADDRESSES)].map(([, address]) => address))]
}

/** Lets go of the oldest, but never of what stays. */
async function trim(name, most, stays = () => false) {
  const cache = await caches.open(name)
  const kept = await cache.keys()
  const loose = kept.filter(({ url }) => !stays(url))
  await Promise.all(loose.slice(0, Math.max(0, kept.length - most)).map((request) => cache.delete(request)))
}

/** Scripts and styles of former releases go, but not while a kept page is made of them. */
async function trimAssets() {
  const assets = await caches.open(ASSETS)
  if ((await assets.keys()).length <= MAX_ASSETS) return
  const pages = await caches.open(PAGES)
  const needed = new Set()
  for (const request of await pages.keys()) {
    const page = await pages.match(request)
    for (const address of assetsIn((await page?.text()) ?? '')) needed.add(address)
  }
  await trim(ASSETS, MAX_ASSETS, (url) => needed.has(keyOf(new URL(url))))
}

function dropOldVersions() {
  return dropVersions((name) => ![PAGES, ASSETS, PICTURES].includes(name))
}

async function dropVersions(isMeant) {
  const names = await caches.keys()
  await Promise.all(names.filter(isMeant).map((name) => caches.delete(name)))
}
