// Keeps what a visitor has seen, and the programme, readable without a network (A §7). Only pages that are the same
// for everybody: nothing of staff, of the cart or of a profile is ever kept.

const VERSION = 'v1'
const PAGES = `pages-${VERSION}`
const FILES = `files-${VERSION}`
const MAX_PAGES = 30
const MAX_FILES = 250
const PROGRAMME = '/de/spielplan'
const DATA_SUFFIX = '.data'
/** Addresses that show somebody's own things, or a draft. */
const PERSONAL = /^\/de\/user(\/|$)/
const DRAFT_PARAMETERS = ['edit', 'v']
/** What pages are made of and names by its content, so that it never changes. */
const LASTING = /^\/(assets|media)\//
const ASSET_ADDRESSES = /["'(](\/assets\/[^"')\s]+)/g

self.addEventListener('install', (event) => {
  event.waitUntil(keepPage(PROGRAMME).then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOldVersions().then(() => self.clients.claim()))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (LASTING.test(url.pathname)) event.respondWith(fileFirst(request))
  else if (request.mode === 'navigate') event.respondWith(networkFirst(event))
  else if (isRouteChange(url)) event.waitUntil(keepPage(url.pathname.slice(0, -DATA_SUFFIX.length) + pageSearch(url)))
})

/** Whoever logs in leaves nothing behind that was kept before. */
self.addEventListener('message', (event) => {
  if (event.data === 'forget') event.waitUntil(caches.delete(PAGES))
})

/** A page from the house; without a network the one last seen there, else the programme. */
async function networkFirst(event) {
  const url = new URL(event.request.url)
  try {
    const response = await fetch(event.request)
    if (mayBeKept(url, response)) event.waitUntil(keep(url, response.clone()))
    return response
  } catch (failure) {
    const cache = await caches.open(PAGES)
    const kept = (await cache.match(keyOf(url))) ?? (await cache.match(PROGRAMME))
    if (kept) return kept
    throw failure
  }
}

async function fileFirst(request) {
  const cache = await caches.open(FILES)
  const kept = await cache.match(request)
  if (kept) return kept
  const response = await fetch(request)
  if (response.ok) await cache.put(request, response.clone())
  return response
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
  const html = await response.clone().text()
  const pages = await caches.open(PAGES)
  // Put anew, so that the pages stand in the order in which they were seen.
  await pages.delete(keyOf(url))
  await pages.put(keyOf(url), response)
  await Promise.all([...html.matchAll(ASSET_ADDRESSES)].map(([, address]) => fileFirst(new Request(address)).catch(() => undefined)))
  await trim(pages, MAX_PAGES)
  await trim(await caches.open(FILES), MAX_FILES)
}

function mayBeKept(url, response) {
  const isPage = response.ok && !response.redirected && response.headers.get('content-type')?.startsWith('text/html')
  return isPage && isKeepable(url) && !/no-store|private/.test(response.headers.get('cache-control') ?? '')
}

function isKeepable({ pathname, searchParams }) {
  if (!/^\/de(\/|$)/.test(pathname) || PERSONAL.test(pathname)) return false
  return !DRAFT_PARAMETERS.some((name) => searchParams.has(name))
}

function isRouteChange({ pathname }) {
  return pathname.endsWith(DATA_SUFFIX) && /^\/de(\/|\.|$)/.test(pathname)
}

/** The query of the page whose data is asked for. */
function pageSearch({ searchParams }) {
  const rest = new URLSearchParams(searchParams)
  rest.delete('_routes')
  return rest.size > 0 ? `?${rest}` : ''
}

function keyOf({ pathname, search }) {
  return pathname + search
}

/** Lets go of the oldest; the programme stays. */
async function trim(cache, most) {
  const kept = (await cache.keys()).filter((request) => new URL(request.url).pathname !== PROGRAMME)
  await Promise.all(kept.slice(0, Math.max(0, kept.length - most)).map((request) => cache.delete(request)))
}

async function dropOldVersions() {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => ![PAGES, FILES].includes(name)).map((name) => caches.delete(name)))
}
