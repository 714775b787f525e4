// Works in the page that stands under an address without a network (OfflineDocument.tsx): offers what the service worker
// has kept, asks for the page again, and goes on by itself when the line is back.
const TRY_AGAIN_MS = 5000
const state = document.getElementById('state')

/** Loads the page when the house answers, whatever it says. */
async function tryAgain() {
  try {
    // No question of the kind that the service worker answers.
    await fetch(location.href, { method: 'HEAD', cache: 'no-store' })
    location.reload()
    return true
  } catch {
    return false
  }
}

document.getElementById('again').addEventListener('click', async () => {
  state.textContent = ''
  if (!(await tryAgain())) state.textContent = state.dataset.still
})
addEventListener('online', tryAgain)
setInterval(() => document.hidden || tryAgain(), TRY_AGAIN_MS)

/** The pages that were kept, each with its title and the moment it was kept. */
async function keptPages() {
  const pages = []
  for (const name of await caches.keys()) {
    if (!name.startsWith('pages-')) continue
    const cache = await caches.open(name)
    for (const { url } of await cache.keys()) {
      const response = await cache.match(url)
      const keptAt = response?.headers.get('x-kept-at')
      if (!keptAt) continue
      // The head alone: style attributes of the body would be reported as forbidden by this page's policy.
      const [head] = (await response.text()).split('</head>', 1)
      const { title } = new DOMParser().parseFromString(head, 'text/html')
      pages.push({ url: new URL(url), title, keptAt: new Date(keptAt) })
    }
  }
  return pages
}

/** What the page is in: addresses without a language, as the webshop's, are in the first one. */
function languageOf({ pathname }) {
  return /^\/([a-z]{2})(?=\/|$)/.exec(pathname)?.[1] ?? 'de'
}

/** Pages in the language of this one: first the same page without its query, then what was seen last; of a list not every choice, which all have one title. */
function inOrder(pages) {
  const rank = ({ url }) => (url.pathname === location.pathname ? 1 : 0)
  const whole = new Set(pages.filter(({ url }) => !url.search).map(({ url }) => url.pathname))
  const named = pages.filter(({ url }) => languageOf(url) === languageOf(location) && (!url.search || !whole.has(url.pathname)))
  return named.toSorted((one, other) => rank(other) - rank(one) || other.keptAt - one.keptAt)
}

/** `So 22.11., 19:51 Uhr`, as the house writes it. */
function momentOf(moment) {
  const { formats, clock: pattern } = document.getElementById('kept').dataset
  const written = (form) => moment.toLocaleString(formats, form)
  const clock = pattern.replace('#', written({ hour: '2-digit', minute: '2-digit' }))
  return `${written({ weekday: 'short' })} ${written({ day: '2-digit', month: '2-digit' })}, ${clock}`
}

function entry({ url, title, keptAt }) {
  const item = document.createElement('li')
  const link = document.createElement('a')
  link.href = url.pathname + url.search
  link.textContent = title
  const since = document.createElement('time')
  since.dateTime = keptAt.toISOString()
  since.textContent = momentOf(keptAt)
  item.append(link, ' ', since)
  return item
}

const reserved = document.getElementById('reserved')
const sections = reserved.dataset.sections.split(' ')
reserved.hidden = !location.pathname
  .split('/')
  .slice(1, 3)
  .some((segment) => sections.includes(segment))

keptPages().then((pages) => {
  const section = document.getElementById('kept')
  section.querySelector('ul').append(...inOrder(pages).map(entry))
  section.hidden = pages.length === 0
})
