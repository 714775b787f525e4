import { lazy, Suspense, useEffect, useState } from 'react'
import { ownFieldsNode } from '../../content/index.ts'
import { moduleFieldOf } from '../../modules/definitions.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { Icon } from '../../staff-ui/Icon.tsx'
import { pageEdges } from '../overlay/page-edges.ts'
import { useRect, watchLayout } from '../overlay/use-rect.ts'
import { useSessionState } from '../session/current-session.ts'
import type { EditorSession } from '../session/session.ts'
import { type OwnPart, ownPartsIn } from './own-part-element.ts'

const OwnPartDialog = lazy(() => import('./OwnPartDialog.tsx'))

const EDGE_PX = 12
/** The chip that says where a generated part comes from has its place above. */
const BELOW_CHIP_PX = 56
const HEIGHT_PX = 44

/** At each picture and each list of people of the object that the page shows: a button that changes it. */
export function OwnPartButtons({ root, session }: { root: HTMLElement; session: EditorSession }) {
  const parts = useOwnParts(root)
  const { documents } = useSessionState(session, 'documents')
  const node = Object.values(documents).flatMap((document) => ownFieldsNode(document) ?? [])[0]
  if (!node) return null
  return parts.map((part) => (
    <PartButton
      key={part.field}
      part={part}
      label={labelOf(node.type, part.field, node.data[part.field])}
      onOpen={() => session.openField(node.id, part.field)}
    />
  ))
}

/** The dialog of the part that is being changed. */
export function OpenedOwnPart({ session }: { session: EditorSession }) {
  const { documents, openField } = useSessionState(session, 'documents', 'openField')
  const own = Object.entries(documents).flatMap(([id, document]) => {
    const node = ownFieldsNode(document)
    return node ? [{ containerId: Number(id), node }] : []
  })[0]
  const field = own && openField?.startsWith(`${own.node.id}.`) ? openField.slice(own.node.id.length + 1) : ''
  const kind = own && field ? moduleFieldOf(own.node.type, field)?.kind : undefined
  if (!own || (kind !== 'media' && kind !== 'items')) return null
  return (
    <Suspense>
      <OwnPartDialog session={session} containerId={own.containerId} node={own.node} field={field} />
    </Suspense>
  )
}

function PartButton({ part: { element }, label, onOpen }: { part: OwnPart; label: string; onOpen: () => void }) {
  const rect = useRect(element)
  if (!rect) return null
  const page = pageEdges()
  // At the upper right of the part; it goes with what is seen of a tall one.
  const top = Math.min(Math.max(rect.top, page.top) + BELOW_CHIP_PX, rect.top + Math.max(rect.height - HEIGHT_PX, EDGE_PX))
  const right = Math.max(EDGE_PX, window.innerWidth - Math.min(rect.left + rect.width, page.right) + EDGE_PX)
  return (
    <button
      type="button"
      className="own-part"
      data-away={top < page.top || top > window.innerHeight || undefined}
      style={{ top, right }}
      // Tab leads to those of parts that are out of sight as well.
      onFocus={() => element.scrollIntoView({ block: 'nearest' })}
      onClick={onOpen}
    >
      <Icon name="pencil" /> {label}
    </button>
  )
}

function labelOf(type: string, field: string, value: unknown): string {
  const form = moduleFieldOf(type, field)
  if (form?.kind === 'media') return value ? t('Change image…') : t('Add image…')
  return t('{name}…', { name: form ? t(form.label) : field })
}

/** The parts of the page now; they change when the page is loaded anew. */
function useOwnParts(root: HTMLElement): OwnPart[] {
  const [parts, setParts] = useState<OwnPart[]>([])
  useEffect(() => {
    const find = () => setParts((before) => (areSame(before, ownPartsIn(root)) ? before : ownPartsIn(root)))
    find()
    return watchLayout(find)
  }, [root])
  return parts
}

function areSame(before: OwnPart[], next: OwnPart[]): boolean {
  return (
    before.length === next.length && before.every(({ element, field }, at) => element === next[at]?.element && field === next[at].field)
  )
}
