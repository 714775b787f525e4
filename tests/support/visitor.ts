/** An HTTP client that behaves like a browser: stores cookies and sends the CSRF header, but never follows redirects. */
export class Visitor {
  readonly url: string
  readonly cookies = new Map<string, string>()

  constructor(url: string) {
    this.url = url
  }

  /** Sends a request; relative paths are resolved against the site. */
  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers)
    if (this.cookies.size > 0) headers.set('cookie', [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    const response = await fetch(new URL(path, this.url), { redirect: 'manual', ...init, headers })
    for (const cookie of response.headers.getSetCookie()) this.#keep(cookie)
    return response
  }

  /** GET, read as JSON. */
  async getJson<T = Record<string, unknown>>(path: string): Promise<{ status: number; body: T }> {
    const response = await this.fetch(path, { headers: { accept: 'application/json' } })
    return { status: response.status, body: (await response.json()) as T }
  }

  /** A write with CSRF header, JSON in and out. */
  async send<T = Record<string, unknown>>(
    method: string,
    path: string,
    body?: unknown,
    extraHeaders: Record<string, string> = {},
  ): Promise<{ status: number; body: T; headers: Headers }> {
    const token = await this.csrfToken()
    const response = await this.fetch(path, {
      method,
      headers: { 'content-type': 'application/json', 'X-CSRFToken': token, origin: this.url, ...extraHeaders },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    return { status: response.status, headers: response.headers, body: (text ? JSON.parse(text) : undefined) as T }
  }

  /** The CSRF token, from a page request if there is none yet. */
  async csrfToken(): Promise<string> {
    if (!this.cookies.has('csrftoken')) await (await this.fetch('/de')).arrayBuffer()
    return this.cookies.get('csrftoken') ?? ''
  }

  /** Logs in by password. @throws if the login is rejected */
  async logIn(email: string, password: string): Promise<void> {
    const response = await this.fetch('/api/auth/sign-in/email', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: this.url },
      body: JSON.stringify({ email, password }),
    })
    if (!response.ok) throw new Error(`login failed: ${response.status} ${await response.text()}`)
    await response.arrayBuffer()
  }

  #keep(cookie: string): void {
    const [pair = '', ...attributes] = cookie.split(';')
    const separator = pair.indexOf('=')
    const name = pair.slice(0, separator).trim()
    const expired = attributes.some((attribute) => /^\s*max-age=0\s*$/i.test(attribute))
    if (expired) this.cookies.delete(name)
    else this.cookies.set(name, pair.slice(separator + 1))
  }
}
