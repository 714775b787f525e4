import type { ContentNode, ModuleView } from '../content/index.ts'
import { moduleDefinitions } from './definitions.ts'
import { LateModule } from './LateModule.tsx'
import { staticViews } from './static-views.ts'
import TableView from './table/View.tsx'

/**
 * Views that are there from the start: of what most pages have, of what writing makes without a choice, and of what is written
 * in as soon as it is chosen, so that no letter is lost.
 */
const loaded = new Map<string, ModuleView>(Object.entries({ ...staticViews, table: TableView }))

/** Views that were drawn before they were loaded; they stay what they are, since another component would lose the focus. */
const late = new Map<string, ModuleView>()

/** Loads the views of module types, as far as they are missing. One that cannot be loaded is tried anew when it is drawn. */
export async function loadViews(types: readonly string[]): Promise<void> {
  await Promise.allSettled(types.filter((type) => !loaded.has(type)).map(loadView))
}

/** Loads every view there is, for what shows them all. */
export function loadAllViews(): Promise<void> {
  return loadViews(moduleDefinitions.map(({ type }) => type))
}

/** Whether modules of these types are drawn as soon as they are on the page. */
export function areViewsLoaded(types: readonly string[]): boolean {
  return types.every((type) => loaded.has(type))
}

/**
 * Does something with modules of these types once they can be drawn, which is nearly always at once, so that the next key
 * press reaches what was inserted.
 */
export function onceDrawable(types: readonly string[], act: () => void): void {
  if (areViewsLoaded(types)) act()
  else void loadViews(types).then(act)
}

/**
 * The view of a module type, for the editor: without suspending, which would unmount the whole page for a moment and lose the
 * focus.
 */
export function loadedModuleView(type: string): ModuleView {
  return late.get(type) ?? loaded.get(type) ?? lateView(type)
}

function lateView(type: string): ModuleView {
  const load = () => loadView(type)
  const view = ({ node }: { node: ContentNode }) => <LateModule node={node} load={load} />
  late.set(type, view)
  return view
}

async function loadRarerView(type: string): Promise<{ default: ModuleView }> {
  return (await import('./rarer-views.ts')).loadRarerView(type)
}

async function loadView(type: string): Promise<ModuleView> {
  const { default: view } = await (type === 'event-list' ? import('./event-list/View.tsx') : loadRarerView(type))
  loaded.set(type, view)
  return view
}
