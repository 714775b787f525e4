import { emptyDocument } from '../../content/index.ts'
import { definitionOf } from '../../modules/definitions.ts'
import { offeredTypes } from '../../modules/toolbars.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { insertPicked, positionBelow } from '../insert-modules.ts'
import { isTooDeep } from '../overlay/node-positions.ts'
import { rememberModule } from '../picker/recent-modules.ts'
import type { EditorSession } from '../session/session.ts'
import type { Command } from './command.ts'

/** A command for each module that may be added below the selected one. */
export function insertCommands(session: EditorSession): Command[] {
  const below = positionBelow(session)
  if (!below) return []
  const document = session.getState().documents[below.containerId] ?? emptyDocument()
  const holdsSections = !isTooDeep(document, emptyDocument(), below.place.parent)
  return offeredTypes(session.region.contentType).flatMap((type): Command[] => {
    const definition = definitionOf(type)
    if (!definition || (definition.columns && !holdsSections)) return []
    return [
      {
        ...{ id: `insert:${type}`, group: 'insert', label: t('Add: {name}', { name: t(definition.label) }), icon: 'plus' },
        alsoCalled: [t(definition.label), definition.alsoCalled ? t(definition.alsoCalled) : ''].join(' '),
        act() {
          rememberModule(type)
          insertPicked(session, below, type)
        },
      },
    ]
  })
}
