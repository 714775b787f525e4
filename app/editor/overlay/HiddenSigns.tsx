import { type ContainerDocument, nodesOf } from '../../content/index.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { Icon } from '../../staff-ui/Icon.tsx'
import { type VisibilityState, visibilityAt } from '../outline/module-signs.ts'
import { useShownInstant } from '../outline/use-findings.ts'
import { boundProductions, useKnownProductions } from '../visibility/use-known-productions.ts'
import './hidden-modules.css'
import { useRect } from './use-rect.ts'

const SIGNS = { always: 'schedule', open: 'schedule', hidden: 'hide', scheduled: 'unseen', over: 'unseen' } as const

/** Signs over the modules that visitors do not see, or see at times only; on the day that the page is shown for. */
export function HiddenSigns({ root, documents }: { root: HTMLElement; documents: Record<number, ContainerDocument> }) {
  const at = useShownInstant()
  const known = useKnownProductions(boundProductions(documents))
  const limited = Object.values(documents).flatMap((document) =>
    [...nodesOf(document)].flatMap(({ id, data }) => {
      const state = visibilityAt(data, at, known)
      return state === 'always' ? [] : [{ id, state }]
    }),
  )
  return limited.map(({ id, state }) => (
    <Sign key={id} element={root.querySelector<HTMLElement>(`[data-node="${CSS.escape(id)}"]`)} state={state} />
  ))
}

function Sign({ element, state }: { element: HTMLElement | null; state: VisibilityState }) {
  const rect = useRect(element)
  if (!rect) return null
  const words = wordsOf(state)
  return (
    <div className={state === 'open' ? 'limited' : 'limited hidden'} style={rect}>
      <span title={words ? undefined : t('Only at times')}>
        <Icon name={SIGNS[state]} />
        {words}
      </span>
    </div>
  )
}

/** What the sign says beside its icon; a module that is seen at this time only has the icon. */
function wordsOf(state: VisibilityState): string | undefined {
  if (state === 'hidden') return t('Hidden|module')
  if (state === 'scheduled') return t('Not visible yet')
  return state === 'over' ? t('No longer visible') : undefined
}
