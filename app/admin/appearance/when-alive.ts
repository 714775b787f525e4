/**
 * Changes a page of the site as soon as it has come to life. Before, its components would not know their own page any more, and
 * draw all of it anew, without the change.
 * @returns stops waiting
 */
export function whenAlive(page: Window, change: () => void): () => void {
  let waiting = 0
  const attempt = () => {
    if (page.wake) waiting = requestAnimationFrame(attempt)
    else change()
  }
  attempt()
  return () => cancelAnimationFrame(waiting)
}
