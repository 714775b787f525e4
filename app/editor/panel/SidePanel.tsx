import { useEffect } from 'react'
import type { ContentNode } from '../../content/index.ts'
import { definitionOf } from '../../modules/definitions.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { Icon } from '../../staff-ui/Icon.tsx'
import staff from '../../staff-ui/staff-theme.module.css'
import { focusModule, moduleElement } from '../overlay/module-elements.ts'
import { useSessionState } from '../session/current-session.ts'
import type { EditorSession } from '../session/session.ts'
import { Field } from './Field.tsx'
import styles from './panel.module.css'

/** As in panel.module.css. */
const NARROW = '(max-width: 47.99em)'

type Props = { session: EditorSession; containerId: number; node: ContentNode }

/** The form of the module's fields that are not edited in place, generated from its definition; changes apply at once. */
export function SidePanel({ session, containerId, node }: Props) {
  const { errors } = useSessionState(session)
  const definition = definitionOf(node.type)
  useEffect(() => {
    // In a narrow window the panel covers the lower part, so the module is scrolled above it.
    if (window.matchMedia(NARROW).matches) moduleElement(node.id)?.scrollIntoView({ block: 'start' })
  }, [node.id])
  if (!definition) return null
  function close(): void {
    session.showSettings(false)
    focusModule(session, node.id)
  }
  return (
    <aside
      className={`${staff.paper} ${styles.panel}`}
      aria-label={t('{name} settings', { name: t(definition.label) })}
      data-editor
      data-module-settings
      onKeyDown={(event) => {
        // A dialog above the panel handles Escape itself.
        if (event.key !== 'Escape' || !event.currentTarget.contains(event.target as Element)) return
        event.stopPropagation()
        session.commitPendingInput()
        close()
      }}
    >
      <div className={styles.panelHead}>
        <h2>{t(definition.label)}</h2>
        <button type="button" data-close aria-label={t('Close')} onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      {Object.entries(definition.fields).map(([name, field]) => (
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
      ))}
    </aside>
  )
}
