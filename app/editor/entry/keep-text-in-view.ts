/** How long the page may take to be drawn in its other mode, and then to come to rest. */
const WAIT_MS = 10_000
const REST_MS = 1_000
/** So many texts are remembered: the nearest may differ between the draft and what visitors see. */
const MAX_ANCHORS = 30
/** Keys that scroll. Space is no sign: it is typed into the text that is about to be edited. */
const SCROLL_KEYS = ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End']

/** A text node, by its words and its place among those of equal words, and where it stands in the window. */
type Anchor = { words: string; nth: number; top: number }

let current: AbortController | undefined

/**
 * Keeps the text in view where it stands in the window while a page changes between being read and being edited: tools come
 * and go around it, texts wrap anew, and for a moment the page may be shorter than what has been scrolled. A person who
 * scrolls meanwhile is followed before the change, and ends it after.
 * @param focus the height in the window, in pixels, around which texts are kept; the middle if left out
 */
export function keepTextInView(focus = window.innerHeight / 2): void {
  current?.abort()
  const stopped = new AbortController()
  const { signal } = stopped
  current = stopped
  const wasEditing = isEditing()
  let anchors = anchorsAround(focus)
  let hasScrolled = false
  let endsAt = performance.now() + WAIT_MS
  let isChanged = false
  const onScroll = () => {
    hasScrolled = true
  }
  window.addEventListener('wheel', onScroll, { passive: true, signal })
  window.addEventListener('touchmove', onScroll, { passive: true, signal })
  window.addEventListener('keydown', ({ key }) => SCROLL_KEYS.includes(key) && onScroll(), { capture: true, signal })

  function eachFrame(): void {
    if (signal.aborted) return
    if (!isChanged && isEditing() !== wasEditing) {
      isChanged = true
      endsAt = performance.now() + REST_MS
    }
    if (performance.now() > endsAt || (hasScrolled && isChanged)) {
      stopped.abort()
      return
    }
    if (hasScrolled) anchors = anchorsAround(focus)
    else holdFirstFound(anchors)
    requestAnimationFrame(eachFrame)
  }
  requestAnimationFrame(eachFrame)
}

/** Keeps the text in view in which editing begins; one that is out of view is scrolled to instead. */
export function keepPlaceInView(place: { top: number } | undefined): void {
  const top = place && place.top - window.scrollY
  if (top === undefined || isInWindow(top)) keepTextInView(top)
}

/** The height in the window of the caret, or of what is chosen; undefined when it is not in view. */
export function heightOfSelection(): number | undefined {
  const selection = document.getSelection()
  const range = selection?.rangeCount ? selection.getRangeAt(0) : undefined
  if (!range || !document.querySelector('main')?.contains(range.startContainer)) return undefined
  const element = range.startContainer instanceof Element ? range.startContainer : range.startContainer.parentElement
  const { top, height } = range.getClientRects()[0] ?? element?.getBoundingClientRect() ?? { top: -1, height: 0 }
  return isInWindow(top) && height > 0 ? top : undefined
}

function isInWindow(top: number): boolean {
  return top >= 0 && top <= window.innerHeight
}

function anchorsAround(focus: number): Anchor[] {
  return [...textsOfPage()]
    .flatMap(([words, nodes]) => nodes.map((node, nth) => ({ words, nth, top: topOf(node) })))
    .filter(({ top }) => isInWindow(top))
    .toSorted((one, other) => Math.abs(one.top - focus) - Math.abs(other.top - focus))
    .slice(0, MAX_ANCHORS)
}

function holdFirstFound(anchors: readonly Anchor[]): void {
  const texts = textsOfPage()
  for (const { words, nth, top } of anchors) {
    const node = texts.get(words)?.[nth]
    const now = node ? topOf(node) : Number.NaN
    if (Number.isNaN(now)) continue
    if (now !== top) window.scrollBy({ top: now - top, behavior: 'instant' })
    return
  }
}

/** The text nodes of the page's content and footer, by their words. */
function textsOfPage(): Map<string, Text[]> {
  const texts = new Map<string, Text[]>()
  for (const part of document.querySelectorAll('main, footer')) {
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const words = (node as Text).data.trim()
      if (words) texts.set(words, [...(texts.get(words) ?? []), node as Text])
    }
  }
  return texts
}

/** NaN for a text that is not drawn. */
function topOf(text: Text): number {
  const range = document.createRange()
  range.selectNodeContents(text)
  return range.getClientRects()[0]?.top ?? Number.NaN
}

function isEditing(): boolean {
  return document.body.classList.contains('edit-mode')
}
