import { setTimeout } from 'node:timers/promises'
import { createServerModuleRunner, type DevEnvironment, type EnvironmentModuleNode } from 'vite'
import type { ModuleRunner } from 'vite/module-runner'
import { type Imported, staleModules } from './stale-modules.ts'

/** An editor that saves several files does so within this time. */
const SAVED_TOGETHER_MS = 20

/**
 * The modules of the server, transformed by Vite. A change makes nothing new by itself: whoever holds them asks for what is
 * stale, and evaluates it anew when it can be. What was evaluated in vain stays stale.
 */
export class ServerModules {
  readonly #environment: DevEnvironment
  readonly #runner: ModuleRunner
  readonly #changed = new Set<EnvironmentModuleNode>()
  readonly #stale = new Set<string>()
  readonly #ends: ReadonlySet<string>

  /** @param ends files whose importers do not become stale with them, from the root of the checkout */
  constructor(environment: DevEnvironment, ends: string[]) {
    this.#environment = environment
    // Vite's own would evaluate everything anew at each change, beside a house that goes on with the old modules.
    this.#runner = createServerModuleRunner(environment, { hmr: false })
    this.#ends = new Set(ends.map((path) => this.#idOf(path)))
  }

  /** @returns what a module exports @throws what is wrong with it or with what it imports */
  import<Exports>(path: string): Promise<Exports> {
    return this.#runner.import(path)
  }

  /** To be called when Vite has dropped what it had made of changed modules. */
  noteChange(modules: Iterable<EnvironmentModuleNode>): void {
    for (const module of modules) this.#changed.add(module)
  }

  /** Takes what has been changed, so that the next `import` reads it anew. @returns whether a file is stale, by its path */
  async takeChanges(): Promise<(path: string) => boolean> {
    await setTimeout(SAVED_TOGETHER_MS)
    for (const id of staleModules(this.#changed as Set<Imported>, this.#ends)) this.#stale.add(id)
    this.#changed.clear()
    const { evaluatedModules } = this.#runner
    for (const id of this.#stale) {
      const module = evaluatedModules.getModuleById(id)
      if (module) evaluatedModules.invalidateModule(module)
    }
    return (path) => this.#stale.has(this.#idOf(path))
  }

  /** Whether Vite has made something of a virtual module that is no longer true, such as the list of routes. */
  isOutdated(name: string): boolean {
    const module = this.#environment.moduleGraph.getModuleById(`\0${name}`)
    return module !== undefined && module.transformResult === null
  }

  /** To be called when all that was stale has been evaluated. */
  settle(): void {
    this.#stale.clear()
  }

  get hasChanges(): boolean {
    return this.#changed.size > 0
  }

  close(): Promise<void> {
    return this.#runner.close()
  }

  #idOf(path: string): string {
    return `${this.#environment.config.root}${path}`
  }
}
