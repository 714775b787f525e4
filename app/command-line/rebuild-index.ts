import { t } from '../platform/i18n/i18n.ts'
import type { Foyer } from '../server.ts'
import type { Print } from './command.ts'

/** Makes the search's index anew and says how far it is. */
export function rebuildIndex({ searchIndex }: Foyer, print: Print): Promise<void> {
  return searchIndex.rebuild((kind, done, all) => print(t('Search index: {kind} ({done} of {all})', { kind, done, all })))
}
