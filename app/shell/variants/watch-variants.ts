import { VARIANTS } from '../../content/index.ts'

/** The element of the line of variants. React renders none of the name and leaves it as it is. */
export const NAVIGATION = 'page-variants'

/**
 * Keeps the line of variants true as pages change without a document, by what their loaders say. It stands in the pages of
 * sites that have variants, since the scripts of all others must not grow by it.
 */
export const WATCH_VARIANTS = `(() => {
const line = document.querySelector('${NAVIGATION}'), main = document.querySelector('main'), first = location.pathname
if (!line || !main) return
let moved, due, shown = 0
const update = () => {
due = 0
moved ||= location.pathname !== first
const router = window.__reactRouterDataRouter
if (!moved || !router) return
const found = Object.values(router.state.loaderData).map((data) => data?.variants ?? data?.listPage?.variants).find(Boolean)
if (found === shown) return
shown = found
line.hidden = !found
line.firstElementChild.replaceChildren(...(found?.links ?? []).map(({ to, url, label, language }) => {
const item = document.createElement('li'), link = document.createElement('a')
Object.assign(link, { href: url, hreflang: language, textContent: label }).dataset.to = to
item.append(link)
return item
}))
main.removeAttribute('lang')
main.dataset.variant = found?.is ?? ''
if (found?.is === 'easy-read') main.lang = '${VARIANTS['easy-read'].language}'
}
new MutationObserver(() => { due ||= requestAnimationFrame(update) }).observe(main, { childList: true, subtree: true })
})()`
