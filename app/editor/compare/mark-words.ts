import type { NodeMark } from '../../content/index.ts'
import { definitionOf } from '../../modules/definitions.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { Label } from '../../platform/i18n/message-ids.ts'
import { moduleName } from './Differences.tsx'

const KINDS: Record<NodeMark['kind'], Label> = { new: 'new', changed: 'changed', removed: 'removed', moved: 'moved' }

/** How a module differs, in a word or two: „neu“, „geändert und verschoben“. */
export function markWords({ kind, isMoved }: NodeMark): string {
  return kind === 'changed' && isMoved ? t('changed and moved') : t(KINDS[kind])
}

/** A change in words: „Überschrift, geändert: Anreise“. */
export function changeWords(type: string, data: Record<string, unknown>, mark: NodeMark): string {
  const what = `${moduleName(type)}, ${markWords(mark)}`
  const summary = definitionOf(type)?.summary(data)
  return summary ? `${what}: ${summary}` : what
}
