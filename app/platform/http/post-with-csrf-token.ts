import { CSRF_COOKIE, readCookie } from './cookies.ts'

/**
 * Sends a visitor's write with the token of this browser. Where the token is gone, because the browser has thrown its
 * cookies away meanwhile, a new one is fetched and the write sent once more: nobody has to reload a page for it.
 * @param tokenFrom a call that is only read; every read brings a token to whoever has none
 * @throws TypeError when nothing can be reached
 */
export async function postWithCsrfToken(
  url: string,
  init: RequestInit & { headers: Record<string, string> },
  tokenFrom: string,
): Promise<Response> {
  const send = () =>
    fetch(url, {
      ...init,
      method: 'POST',
      credentials: 'same-origin',
      headers: { ...init.headers, 'X-CSRFToken': readCookie(document.cookie, CSRF_COOKIE) ?? '' },
    })
  const response = await send()
  if (response.status !== 403) return response
  const refusal = (await response
    .clone()
    .json()
    .catch(() => ({}))) as { code?: string }
  if (refusal.code !== 'csrf_failed') return response
  await fetch(tokenFrom, { credentials: 'same-origin', cache: 'no-store' })
  return send()
}
