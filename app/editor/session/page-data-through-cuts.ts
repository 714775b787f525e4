/** How long before an edited page's data are asked for again, in milliseconds. */
export const RETRY_MS = 5000

/**
 * Has the data of the page that is edited wait for the line: where the router's own request fails it shows a page that says so
 * in place of the editor. Whatever else is asked for fails as it did.
 * @returns what ends it
 */
export function keepPageThroughCuts(): () => void {
  const { fetch: ask } = window
  const askPatiently: typeof ask = async (input, init) => {
    for (;;) {
      try {
        return await ask(input, init)
      } catch (error) {
        if (!isDataOfThisPage(input) || init?.signal?.aborted) throw error
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
      }
    }
  }
  window.fetch = askPatiently
  return () => {
    if (window.fetch === askPatiently) window.fetch = ask
  }
}

function isDataOfThisPage(input: RequestInfo | URL): boolean {
  const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input, window.location.href)
  // Who leaves the editor asks for the same page without it, and is told at once that the line is cut.
  return pathname === `${window.location.pathname}.data` && searchParams.has('edit')
}
