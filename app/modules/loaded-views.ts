import type { ModuleView } from '../content/index.ts'
import AccessibilityStatementView from './accessibility-statement/View.tsx'
import { laterViews } from './later-views.ts'
import { textViews } from './text-views.ts'
import { moduleView } from './views.ts'

const loaded: Record<string, ModuleView> = { ...textViews, 'accessibility-statement': AccessibilityStatementView }

/**
 * The view of a module type without lazy loading, for the editor: any module can be added there, and a view that
 * suspends would unmount the whole page for a moment and lose the focus.
 */
export function loadedModuleView(type: string): ModuleView {
  return loaded[type] ?? laterViews[`./${type}/View.tsx`] ?? moduleView(type)
}
