import type { ModuleView } from '../content/index.ts'
import { moduleView } from './views.ts'

const loaded = import.meta.glob<ModuleView>('./*/View.tsx', { eager: true, import: 'default' })

/**
 * The view of a module type without lazy loading, for the editor: any module can be added there, and a view that
 * suspends would unmount the whole page for a moment and lose the focus.
 */
export function loadedModuleView(type: string): ModuleView {
  return loaded[`./${type}/View.tsx`] ?? moduleView(type)
}
