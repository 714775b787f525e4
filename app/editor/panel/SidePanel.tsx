import { useEffect } from 'react'
import type { ContentNode } from '../../content/index.ts'
import type { ModuleDefinition } from '../../modules/definition.ts'
import { definitionOf } from '../../modules/definitions.ts'
import { WINDOW_FIELDS } from '../../modules/visibility.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { Icon } from '../../staff-ui/Icon.tsx'
import staff from '../../staff-ui/staff-theme.module.css'
import { foldDock } from '../docks/fold-dock.ts'
import { NARROW_WINDOW, useDock } from '../docks/use-dock.ts'
import { ModuleIcon } from '../overlay/ModuleIcon.tsx'
import { firstStopIn, focusModule, moduleElement } from '../overlay/module-elements.ts'
import { findTool } from '../overlay/module-menu.ts'
import { PartFields } from '../reuse/PartFields.tsx'
import { usePart } from '../reuse/use-part.ts'
import { useSessionState } from '../session/current-session.ts'
import type { EditorSession } from '../session/session.ts'
import { forgetText } from '../text/return-to-text.ts'
import { VisibilityField } from '../visibility/VisibilityField.tsx'
import { Field } from './Field.tsx'
import styles from './panel.module.css'
import { panelStops } from './panel-stops.ts'

type Props = { session: EditorSession; containerId: number | undefined; node: ContentNode | undefined }

/**
 * The inspector beside the page: the form of the selected module's fields that are not edited in place, generated from its
 * definition; changes apply at once. It stays when nothing is selected, so that the page does not move.
 */
export function SidePanel({ session, containerId, node }: Props) {
  const definition = node && definitionOf(node.type)
  const name = definition ? t(definition.label) : ''
  const part = usePart(node)
  useDock('right')
  useEffect(() => {
    // In a narrow window the panel covers the lower part, so the module is scrolled above it.
    if (node?.id && window.matchMedia(NARROW_WINDOW).matches) moduleElement(node.id)?.scrollIntoView({ block: 'start' })
  }, [node?.id])
  function close(): void {
    // From its settings as from its text, the way leads up to the module.
    forgetText(session)
    foldDock('right', true)
    session.showSettings(false)
    if (node) focusModule(session, node.id)
  }
  return (
    <aside
      className={`${staff.paper} ${styles.panel}`}
      aria-label={definition ? t('{name} settings', { name }) : t('Settings')}
      data-editor
      data-module-settings
      data-idle={definition ? undefined : ''}
      onKeyDown={(event) => {
        // A dialog above the panel handles its keys itself.
        if (!event.currentTarget.contains(event.target as Element)) return
        if (event.key === 'Tab' && node && leavePanel(event, node.id)) event.preventDefault()
        if (event.key !== 'Escape') return
        event.stopPropagation()
        session.commitPendingInput()
        close()
      }}
    >
      <div className={styles.panelHead}>
        <h2>
          {node && <ModuleIcon type={node.type} />}
          {definition ? name : t('Settings')}
        </h2>
        <button type="button" data-close aria-label={t('Done, close')} title={t('Close')} onClick={close}>
          <span className={styles.closeSign}>
            <Icon name="close" />
          </span>
          <span className={styles.closeWord}>{t('Done')}</span>
        </button>
      </div>
      {node && containerId !== undefined && definition ? (
        <div key={node.id}>
          {part && <PartFields part={part} />}
          <ModuleFields
            session={session}
            containerId={containerId}
            node={node}
            fields={part ? ofPlace(definition.fields) : definition.fields}
          />
          <VisibilityField session={session} containerId={containerId} node={node} />
        </div>
      ) : (
        <p className={styles.idle}>{t('Select a module to see its settings.')}</p>
      )}
    </aside>
  )
}

/** Tab after the last control leads into the module, with Shift before the first to the tools of its tab. @returns whether it did */
function leavePanel({ target, shiftKey }: React.KeyboardEvent, nodeId: string): boolean {
  const stops = panelStops()
  if (target !== (shiftKey ? stops[0] : stops.at(-1))) return false
  const element = moduleElement(nodeId)
  const next = shiftKey ? findTool('button') : element && firstStopIn(element)
  next?.focus()
  return Boolean(next)
}

/** The fields of a module that shows a shared part which are about its place alone; the part itself has a name. */
function ofPlace({ slug: _, content_type: __, ...fields }: ModuleDefinition['fields']): ModuleDefinition['fields'] {
  return fields
}

type FieldsProps = { session: EditorSession; containerId: number; node: ContentNode; fields: ModuleDefinition['fields'] }

function ModuleFields({ session, containerId, node, fields }: FieldsProps) {
  const { errors } = useSessionState(session, 'errors')
  const own = Object.entries(fields).filter(([name]) => !WINDOW_FIELDS.includes(name))
  return own.map(([name, field]) => (
    <Field
      key={name}
      field={field}
      value={node.data[name]}
      path={name}
      context={{ session, containerId, errors: errors[node.id] ?? {} }}
      onChange={(value, options) => {
        // Changing the layout of a section rearranges its columns, which is an operation of its own.
        const isLayout = node.columns && name === 'layout'
        const change = isLayout
          ? ({ type: 'setLayout', id: node.id, layout: Number(value) } as const)
          : ({ type: 'update', id: node.id, data: { [name]: value } } as const)
        session.apply(containerId, [change], options)
      }}
    />
  ))
}
