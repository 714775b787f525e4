import { t } from '../platform/i18n/i18n.ts'
import { type ChangedNode, changedNodes } from './changed-nodes.ts'
import type { ContainerDocument } from './document.ts'
import { ROOT_ID } from './root-id.ts'

const MAX_LENGTH = 300

/** The types of modules that differ between two documents, by kind of change, as a line of text for the list of versions. */
export function changeSummary(before: ContainerDocument, after: ContainerDocument, labelOf: (type: string) => string): string {
  const byKind = Map.groupBy(changedNodes(before, after), ({ kind }) => kind)
  const names = (kind: ChangedNode['kind']) =>
    [...new Set(byKind.get(kind)?.map(({ type }) => (type === ROOT_ID ? t('Page layout') : labelOf(type))))].join(', ')
  const parts = [
    byKind.has('new') && t('new: {names}', { names: names('new') }),
    byKind.has('changed') && t('changed: {names}', { names: names('changed') }),
    byKind.has('removed') && t('removed: {names}', { names: names('removed') }),
    byKind.has('moved') && t('moved: {names}', { names: names('moved') }),
  ]
  return parts.filter(Boolean).join(' · ').slice(0, MAX_LENGTH)
}
