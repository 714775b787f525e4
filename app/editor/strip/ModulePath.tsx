import { Fragment } from 'react'
import { type ContainerDocument, type ContentNode, locate, ROOT_ID } from '../../content/index.ts'
import { definitionOf } from '../../modules/definitions.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { Icon } from '../../staff-ui/Icon.tsx'
import { focusModule } from '../overlay/module-elements.ts'
import type { EditorSession } from '../session/session.ts'
import styles from './strip.module.css'

type Step = { node: ContentNode; column: number | undefined }

/** The way from the page to a module through the sections around it; each of them can be selected here. */
export function ModulePath({ session, document, nodeId }: { session: EditorSession; document?: ContainerDocument; nodeId: string }) {
  const steps = document ? pathTo(document, nodeId) : []
  return (
    <nav aria-label={t('Place on the page')}>
      <ol>
        {steps.map(({ node, column }, index) => (
          <Fragment key={node.id}>
            {index > 0 && (
              <li aria-hidden="true">
                <Icon name="next" />
              </li>
            )}
            {column !== undefined && (
              <>
                <li>{t('Column {n}', { n: column + 1 })}</li>
                <li aria-hidden="true">
                  <Icon name="next" />
                </li>
              </>
            )}
            <li>
              <button
                type="button"
                className={styles.step}
                aria-current={node.id === nodeId ? 'true' : undefined}
                onClick={() => focusModule(session, node.id)}
              >
                {nameOf(node)}
              </button>
            </li>
          </Fragment>
        ))}
      </ol>
    </nav>
  )
}

/** The sections around a module, from the outermost, and the module; each with its column in the one before. */
function pathTo(document: ContainerDocument, nodeId: string): Step[] {
  const located = locate(document, nodeId)
  if (!located) return []
  const { node, parent, column } = located
  return parent === ROOT_ID ? [{ node, column: undefined }] : [...pathTo(document, parent), { node, column }]
}

function nameOf({ type }: ContentNode): string {
  const definition = definitionOf(type)
  return definition ? t(definition.label) : type
}
