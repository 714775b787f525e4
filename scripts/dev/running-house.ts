import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { stripVTControlCharacters } from 'node:util'
import type { ServerBuild } from 'react-router'
import type { DevEnvironment, EnvironmentModuleNode } from 'vite'
import type * as I18n from '../../app/platform/i18n/i18n.ts'
import type * as RequestLanguage from '../../app/platform/i18n/request-language.ts'
import type * as Server from '../../app/server.ts'
import type * as ServerTexts from '../../app/texts/server-texts.ts'
import type * as Demo from '../../demo/open.ts'
import { ServerModules } from './server-modules.ts'

const HOUSE = '/app/server.ts'
const DEMO = '/demo/open.ts'
const TEXTS = '/app/texts/server-texts.ts'
const PAGES = 'virtual:react-router/server-build'
/** How long answers that have begun may take to end before their house is closed. */
const ANSWERS_END_MS = 1000

export type HouseParts = { server: typeof Server; demo: typeof Demo }
type Options = {
  environment: NodeJS.ProcessEnv
  /** called before the first house is opened */
  prepare(parts: HouseParts): Promise<void>
  /** called when the first house is open */
  onOpened(parts: HouseParts, foyer: Server.Foyer): void
  /** called after each change, with what went wrong */
  onChanged(failure: unknown): void
}

/**
 * The house in development, current with its sources: a changed component or style renews the pages, a changed text what the
 * server says, and anything else the whole house. Whoever asks meanwhile waits. A source that is broken leaves the house as it is and
 * answers with what is wrong, until it is mended.
 */
export class RunningHouse {
  readonly #options: Options
  #modules: ServerModules | undefined
  /** the modules that the house was opened with */
  #openedWith: ServerModules | undefined
  #foyer: Server.Foyer | undefined
  #pages: ServerBuild | undefined
  #isPrepared = false
  #isWorking = false
  #renewing: Promise<void> | undefined
  #failure: unknown
  #answering = 0

  constructor(options: Options) {
    this.#options = options
  }

  /** Takes the modules of Vite, at its start and whenever it starts anew; the house follows. */
  use(environment: DevEnvironment): void {
    const earlier = this.#modules
    this.#modules = new ServerModules(environment, [TEXTS])
    void earlier?.close()
    if (earlier) this.#renew()
  }

  /** Opens the house. @returns what went wrong, if anything */
  async open(): Promise<unknown> {
    this.#renew()
    await this.#renewing
    return this.#failure
  }

  noteChange(modules: EnvironmentModuleNode[]): void {
    if (modules.length === 0 && !this.#failure) return
    this.#modules?.noteChange(modules)
    this.#renew()
  }

  /** Answers a request as soon as the house is current. */
  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (this.#modules?.isOutdated(PAGES)) this.#renew()
    while (this.#renewing) await this.#renewing
    if (this.#failure || !this.#foyer) return answerFailure(response, this.#failure)
    this.#answering += 1
    response.once('close', () => this.#noteAnswered())
    this.#foyer.answer(request, response)
  }

  /** Jobs begin after the first page, which they would hold up: a new house has much to check. */
  #noteAnswered(): void {
    this.#answering -= 1
    if (this.#isWorking || !this.#foyer) return
    this.#isWorking = true
    void this.#foyer.work()
  }

  /** Closes the house, after a change that is being taken in. */
  async close(): Promise<void> {
    await this.#renewing
    await this.#closeFoyer()
    await this.#modules?.close()
  }

  #renew(): void {
    this.#renewing ??= this.#takeChanges().finally(() => {
      this.#renewing = undefined
    })
  }

  async #takeChanges(): Promise<void> {
    let modules: ServerModules | undefined
    do {
      modules = this.#modules
      try {
        if (modules) await this.#renewStale(modules)
        this.#failure = undefined
      } catch (error) {
        this.#failure = error
      }
    } while (modules !== this.#modules || modules?.hasChanges)
    this.#options.onChanged(this.#failure)
  }

  async #renewStale(modules: ServerModules): Promise<void> {
    const isStale = await modules.takeChanges()
    // All is evaluated before the old house is closed, so that one that cannot be replaced stays.
    const parts = { server: await modules.import<typeof Server>(HOUSE), demo: await modules.import<typeof Demo>(DEMO) }
    const pages = await modules.import<ServerBuild>(PAGES)
    if (!this.#foyer || this.#openedWith !== modules || isStale(HOUSE) || isStale(DEMO)) await this.#openFoyer(modules, parts)
    else if (isStale(TEXTS)) await speakAnew(modules, this.#foyer)
    // Not asked of Vite by each request: a change might come between two requests of one page.
    this.#pages = pages
    this.#foyer?.platform.documentCache.clear()
    this.#foyer?.platform.fragmentCache.clear()
    modules.settle()
  }

  async #openFoyer(modules: ServerModules, parts: HouseParts): Promise<void> {
    await this.#closeFoyer()
    const isFirst = !this.#isPrepared
    if (isFirst) await this.#options.prepare(parts)
    this.#isPrepared = true
    const foyer = await parts.server.createFoyer(this.#options.environment, async () => this.#currentPages())
    try {
      await parts.demo.reopenDemoHouse(foyer)
    } catch (error) {
      await foyer.close()
      throw error
    }
    this.#foyer = foyer
    this.#openedWith = modules
    if (isFirst) this.#options.onOpened(parts, foyer)
  }

  #currentPages(): ServerBuild {
    if (!this.#pages) throw new Error('the house has no pages yet')
    return this.#pages
  }

  async #closeFoyer(): Promise<void> {
    const foyer = this.#foyer
    this.#foyer = undefined
    this.#isWorking = false
    foyer?.platform.beginClosing()
    const deadline = performance.now() + ANSWERS_END_MS
    while (this.#answering > 0 && performance.now() < deadline) await setTimeout(10)
    await foyer?.close()
  }
}

/** Gives a house that stays open the changed texts. */
async function speakAnew(modules: ServerModules, { platform }: Server.Foyer): Promise<void> {
  const { serverTexts } = await modules.import<typeof ServerTexts>(TEXTS)
  const { DEFAULT_LOCALE, setCatalogue } = await modules.import<typeof I18n>('/app/platform/i18n/i18n.ts')
  const { openLanguages } = await modules.import<typeof RequestLanguage>('/app/platform/i18n/request-language.ts')
  setCatalogue(serverTexts(DEFAULT_LOCALE), DEFAULT_LOCALE)
  openLanguages(platform.config.LOCALES, serverTexts)
}

/** A page that says what is wrong with the sources, and loads itself again once it is mended. */
function answerFailure(response: ServerResponse, failure: unknown): void {
  const message = stripVTControlCharacters(failure instanceof Error ? (failure.stack ?? failure.message) : String(failure))
  const escaped = message.replace(/[&<]/g, (sign) => (sign === '&' ? '&amp;' : '&lt;'))
  response.writeHead(500, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
  response.end(`<!doctype html><title>Foyer</title><script type="module" src="/@vite/client"></script><pre>${escaped}</pre>`)
}
