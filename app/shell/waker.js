// Inline script in the head of every page, the same text everywhere. A page is plain HTML until somebody uses it
// (docs/decisions/0042): this loads the modules that bring it to life, and keeps what was pressed until then.
;(() => {
  /** What shows that somebody is there. */
  const INTENTS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel', 'scroll']
  const PASSIVELY = { capture: true, passive: true }
  /** Without any of these a page comes to life this long after it was loaded, unless the visitor saves data. */
  const QUIET_MS = 5000
  /** Cookies of visitors whom the page shows something of their own: the user's name, the cart. */
  const KNOWN_VISITOR = /(^|; )(staff|cartAmount)=/
  const BUTTON = 'button[type="button"]:not([popovertarget])'
  const PRESSABLE = `${BUTTON},a[aria-haspopup="dialog"]`
  /** Flags of React's fibers that are not part of the live page yet: placement and hydrating. */
  const UNCOMMITTED = 2 | 4096
  const RELOADED_AT = 'chunk-reload-at'
  const RELOAD_GUARD_MS = 60_000
  /** Browsers do not always notice that the line is back. */
  const ASK_AGAIN_MS = 5000

  const address = location.pathname + location.search
  const pressed = new Set()
  let isStarted = false
  let hasFailed = false
  let isGoingOn = false
  let isReactListening = false
  /** The buttons of the page as the server has drawn it; what scripts add later is alive from the start. */
  let drawn

  /**
   * Links, forms and popover buttons work without scripts; other buttons are pressed again once the page is alive, and so are
   * links that open a dialog over the page: they lead on only where that fails. Until then they show that they were pressed.
   */
  const onClick = (event) => {
    const button = event.target.closest(PRESSABLE)
    if (!button || (button.href && (event.metaKey || event.ctrlKey || event.shiftKey))) return
    if (button.href) event.preventDefault()
    keep(button)
  }
  /**
   * Forms without an address only React can send, and their part of the page may come later than the page: what was typed stays
   * in them meanwhile, and out of the page's address.
   */
  const onSubmit = (event) => {
    const { target, submitter, defaultPrevented } = event
    if (defaultPrevented || target.hasAttribute('action') || isHydrated(target)) return
    event.preventDefault()
    if (submitter) keep(submitter)
  }
  const keep = (button) => {
    if (isReactListening && 'pressed' in button.dataset) return
    button.dataset.pressed = ''
    if (isReactListening) {
      pressWhenHydrated(button)
      return
    }
    pressed.add(button)
    start()
    if (hasFailed) goOn()
  }
  /** After React's own: it hydrates what is clicked at once, and drops the click where that part's script is still on its way. */
  const onDroppedClick = ({ target }) => {
    // A script may press what is no element.
    const button = target.closest?.(BUTTON)
    if (drawn.has(button) && !isHydrated(button) && !isOwnHtml(button)) keep(button)
  }
  /** Going back to what an earlier load of this page has shown without a request: only the router could draw it. */
  const onPopState = () => {
    if (location.pathname + location.search !== address) location.reload()
  }
  // Chromium tells a page that comes in under a resting pointer of a move, too. Paints first what the event itself changes.
  const onIntent = ({ type, movementX, movementY }) => {
    if (type !== 'pointermove' || movementX || movementY) requestAnimationFrame(() => setTimeout(start))
  }

  document.addEventListener('click', onClick)
  document.addEventListener('submit', onSubmit)
  addEventListener('popstate', onPopState)
  for (const name of INTENTS) addEventListener(name, onIntent, PASSIVELY)
  addEventListener('DOMContentLoaded', () => {
    if (document.prerendering) addEventListener('prerenderingchange', schedule)
    else schedule()
    pressAgain()
  })

  // Called when React starts to receive clicks, and again when the page has been hydrated.
  window.wake = () => {
    isReactListening = true
    drawn = new WeakSet(document.querySelectorAll(BUTTON))
    document.removeEventListener('click', onClick)
    document.addEventListener('click', onDroppedClick, true)
    window.wake = () => {
      delete window.wake
      removeEventListener('popstate', onPopState)
      for (const button of pressed) pressWhenHydrated(button)
    }
  }

  /** What React has noted at an element: its fiber, and what it was drawn from. */
  const noteOf = (element, name) => Object.entries(element).find(([key]) => key.startsWith(name))?.[1]
  const drawnFrom = (element) => noteOf(element, '__reactProps')
  /** React notes both while it still hydrates the part around an element, and drops the element's clicks until that is done. */
  const isHydrated = (element) => {
    let fiber = noteOf(element, '__reactFiber')
    if (!fiber) return false
    for (; fiber && !fiber.alternate; fiber = fiber.return) if (fiber.flags & UNCOMMITTED) return false
    return true
  }
  /** Within HTML of the house's own nothing comes to life. */
  const isOwnHtml = (element) => {
    const parent = element.parentElement
    return Boolean(parent && (drawnFrom(parent) ? drawnFrom(parent).dangerouslySetInnerHTML : isOwnHtml(parent)))
  }

  /** What stands in the place of a button that was pressed and drawn again; undefined where several have its name. */
  const successorOf = ({ textContent, ariaLabel, href }) => {
    const named = [...document.querySelectorAll(PRESSABLE)].filter(
      (other) => other.textContent === textContent && other.ariaLabel === ariaLabel && other.href === href,
    )
    return named.length === 1 ? named[0] : undefined
  }

  /** Parts of a page may come later than the page. */
  const pressWhenHydrated = (button) => {
    const shown = button.isConnected ? button : successorOf(button)
    if (!shown && !window.wake) return
    const isAlive = shown && isHydrated(shown)
    if (!isAlive && !(shown && isOwnHtml(shown))) {
      requestAnimationFrame(() => pressWhenHydrated(button))
      return
    }
    delete shown.dataset.pressed
    if (isAlive) shown.click()
  }

  /** Starts at once where something of the visitor's or of the browser's own is to be shown, else when it is quiet. */
  function schedule() {
    const isKept = document.documentElement.dataset.keptAt
    if (modules().immediate || KNOWN_VISITOR.test(document.cookie) || isKept || window.heldHash || location.hash || history.state?.step) {
      start()
      return
    }
    const { saveData, effectiveType = '' } = navigator.connection ?? {}
    if (saveData || effectiveType.includes('2g')) return
    const whenIdle = window.requestIdleCallback ?? setTimeout
    const wait = () => setTimeout(() => whenIdle(start), QUIET_MS)
    if (document.readyState === 'complete') wait()
    else addEventListener('load', wait)
  }

  function start() {
    if (isStarted) return
    isStarted = true
    for (const name of INTENTS) removeEventListener(name, onIntent, PASSIVELY)
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', load)
    else load()
  }

  /** Loads all modules of the page side by side, then hydrates it. */
  async function load() {
    const { hmr, entry, manifest, imports, routes } = modules()
    try {
      if (hmr) await import(hmr)
      const all = [entry, manifest, ...imports].map((url) => import(url))
      const routeModules = Object.entries(routes).map(async ([id, urls]) => [
        id,
        Object.assign({}, ...(await Promise.all(urls.map((url) => import(url))))),
      ])
      window.__reactRouterRouteModules = Object.fromEntries(await Promise.all(routeModules))
      const [{ hydratePage }] = await Promise.all(all)
      hydratePage()
    } catch (error) {
      // The page stays plain, and says so. Only buttons need scripts.
      console.error(error)
      hasFailed = true
      document.getElementById('page-incomplete')?.removeAttribute('hidden')
      if (pressed.size > 0) goOn()
    }
  }

  /** Goes on with the last press as soon as the server answers: a page that the browser cannot load would be none at all. */
  async function goOn() {
    if (isGoingOn) return
    isGoingOn = true
    const wasAway = !(await isAnswered())
    if (wasAway) while (!(await isAnswered())) await aMoment()
    isGoingOn = false
    const last = [...pressed].at(-1)
    for (const { dataset } of pressed) delete dataset.pressed
    pressed.clear()
    // Where the server was there all along, its modules are not: a link leads on without them.
    if (last.href && !wasAway) location.assign(last.href)
    else reload(last, wasAway)
  }
  const isAnswered = () =>
    fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
      () => true,
      () => false,
    )
  const aMoment = () =>
    new Promise((resolve) => {
      addEventListener('online', resolve, { once: true })
      setTimeout(resolve, ASK_AGAIN_MS)
    })

  /** After a release the modules of an open page may be gone: it is loaded anew, once a minute at most, and presses again. */
  function reload({ textContent, ariaLabel, href }, wasAway) {
    if (!wasAway && Date.now() - Number(sessionStorage.getItem(RELOADED_AT)) < RELOAD_GUARD_MS) return
    sessionStorage.setItem(RELOADED_AT, String(Date.now()))
    history.replaceState({ ...history.state, press: { textContent, ariaLabel, href } }, '')
    location.reload()
  }
  function pressAgain() {
    const { press, ...state } = history.state ?? {}
    if (!press) return
    history.replaceState(Object.keys(state).length > 0 ? state : null, '')
    const button = successorOf(press)
    if (button) keep(button)
  }

  function modules() {
    return JSON.parse(document.getElementById('hydration-modules')?.text ?? '{}')
  }
})()
