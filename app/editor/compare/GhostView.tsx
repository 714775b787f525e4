import type { ContentNode } from '../../content/index.ts'
import { definitionOf } from '../../modules/definitions.ts'
import { t } from '../../platform/i18n/i18n.ts'
import staff from '../../staff-ui/staff-theme.module.css'
import { useCompared } from './compare-context.ts'
import { moduleName } from './Differences.tsx'
import styles from './mark.module.css'

/** Stands where a module was that has been moved, and leads to it. */
export function GhostView({ node }: { node: ContentNode }) {
  const { node: nodeOf, goTo } = useCompared()
  const moved = nodeOf(String(node.data.of))
  if (!moved) return null
  const summary = definitionOf(moved.type)?.summary(moved.data)
  return (
    <p className={`${staff.paper} ${styles.ghost}`} data-ghost={moved.id}>
      <span>{t('{name} was here', { name: summary ? `${moduleName(moved.type)} „${summary}“` : moduleName(moved.type) })}</span>
      <button type="button" onClick={() => goTo(moved.id)}>
        {t('Go to where it is now')}
      </button>
    </p>
  )
}
