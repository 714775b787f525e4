/** The edges of what is seen of the page in the window: between the docks, below the bar and the site's header where it sticks. */
export function pageEdges(): { top: number; bottom: number; left: number; right: number } {
  const { left, right } = document.querySelector('main')?.getBoundingClientRect() ?? { left: 0, right: window.innerWidth }
  const header = document.querySelector('header')?.getBoundingClientRect()
  const bar = document.querySelector('[data-editor-bar]')?.getBoundingClientRect()
  const strip = Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--staff-strip')) || 0
  const top = Math.max((bar?.bottom ?? 0) + strip, header?.bottom ?? 0)
  return { top, bottom: window.innerHeight, left, right }
}
