/** The element of the line of variants. React renders none of the name and leaves it as it is. */
export const NAVIGATION = 'page-variants'

/**
 * Keeps the line of variants true as pages change without a document, by what their loaders say. It stands in the pages of
 * sites that have variants, since the scripts of all others must not grow by it.
 */
export const WATCH_VARIANTS = `(() => {
  const line = document.querySelector('${NAVIGATION}'), main = document.querySelector('main'), first = location.pathname
  if (!line || !main) return
  const LANGUAGES = { everyday: 'de', 'easy-read': 'de-simple', 'sign-language': 'gsg' }
  let hasMoved = false, due = 0
  const itemOf = ({ to, url, label }) => {
    const item = document.createElement('li'), link = document.createElement('a')
    link.href = url
    link.hreflang = LANGUAGES[to]
    link.dataset.to = to
    link.textContent = label
    item.append(link)
    return item
  }
  const update = () => {
    due = 0
    const router = window.__reactRouterDataRouter
    hasMoved ||= location.pathname !== first
    if (!router || !hasMoved) return
    const found = Object.values(router.state.loaderData).map((data) => data?.variants ?? data?.listPage?.variants).find(Boolean)
    const links = found?.links ?? [], key = JSON.stringify(links)
    if (line.dataset.links === key) return
    line.dataset.links = key
    line.hidden = links.length === 0
    line.firstElementChild.replaceChildren(...links.map(itemOf))
    if (found?.is) main.dataset.variant = found.is
    else delete main.dataset.variant
    if (found?.is === 'easy-read') main.lang = LANGUAGES['easy-read']
    else main.removeAttribute('lang')
  }
  new MutationObserver(() => { due ||= requestAnimationFrame(update) }).observe(main, { childList: true, subtree: true })
})()`
