import type { ModuleView } from '../content/index.ts'
import { AccessibilityStatementView } from './accessibility-statement/View.tsx'
import * as laterViews from './later-views.ts'
import * as textViews from './text-views.ts'
import { moduleViews } from './views.ts'

const fetched: Record<string, ModuleView> = { ...laterViews, ...textViews, AccessibilityStatementView }

/**
 * The views of all modules, none of them still to be fetched: while a page is edited any module can be added, and a view
 * that is waited for would take the whole page away for a moment, and the keys with it.
 */
export const viewsAtOnce: Record<string, ModuleView> = Object.fromEntries(
  Object.entries(moduleViews).map(([type, view]) => [type, fetched[viewName(type)] ?? view]),
)

/** `self-hosted-audio` is drawn by `SelfHostedAudioView`. */
function viewName(type: string): string {
  return `${type.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}View`
}
