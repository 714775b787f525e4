import { type ContainerDocument, nodesOf } from '../../content/index.ts'
import { visibilityOf } from '../../modules/visibility.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { Icon } from '../../staff-ui/Icon.tsx'
import './hidden-modules.css'
import { useRect } from './use-rect.ts'

/** Signs over the modules that visitors do not see, or see at times only. */
export function HiddenSigns({ root, documents }: { root: HTMLElement; documents: Record<number, ContainerDocument> }) {
  const limited = Object.values(documents).flatMap((document) =>
    [...nodesOf(document)].flatMap(({ id, data }) => {
      const { hidden = false, from, until } = visibilityOf(data)
      return hidden || from || until ? [{ id, hidden }] : []
    }),
  )
  return limited.map(({ id, hidden }) => (
    <Sign key={id} element={root.querySelector<HTMLElement>(`[data-node="${CSS.escape(id)}"]`)} isHidden={hidden} />
  ))
}

function Sign({ element, isHidden }: { element: HTMLElement | null; isHidden: boolean }) {
  const rect = useRect(element)
  if (!rect) return null
  return (
    <div className={isHidden ? 'limited hidden' : 'limited'} style={rect}>
      <span title={isHidden ? undefined : t('Only at times')}>
        <Icon name={isHidden ? 'hide' : 'schedule'} />
        {isHidden && t('Hidden|module')}
      </span>
    </div>
  )
}
