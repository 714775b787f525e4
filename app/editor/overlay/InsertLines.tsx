import { useEffect, useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import { Icon } from '../../staff-ui/Icon.tsx'
import { useSessionState } from '../session/current-session.ts'
import type { EditorSession } from '../session/session.ts'
import { gapAt, gapsOf, type InsertGap } from './insert-gaps.ts'
import { type Rect, watchLayout } from './use-rect.ts'

/** Size of the button on the line; on a phone it is larger, and found by touching a module. */
const BUTTON = { width: 150, height: 28 }
const PHONE = '(max-width: 47.99em)'
const PHONE_BUTTON = { width: 170, height: 44 }

type Line = InsertGap & { button: { top: number; left: number } }

/**
 * A line with a word in the gap at the pointer; without a pointer, at the selected module. It adds a module there. Where the word
 * would lie over anything that is read, there is none.
 */
export function InsertLines({ session }: { session: EditorSession }) {
  const { documents, selected } = useSessionState(session, 'documents', 'selected')
  const [pointer, setPointer] = useState<{ x: number; y: number }>()
  const [, setLayout] = useState(0)
  useEffect(() => {
    const move = ({ clientX: x, clientY: y, pointerType }: PointerEvent) => pointerType === 'mouse' && setPointer({ x, y })
    // As the arrow of the mouse goes while somebody writes, so does what was shown at it.
    const write = () => setPointer(undefined)
    window.addEventListener('pointermove', move, { passive: true })
    window.addEventListener('input', write)
    const unwatch = watchLayout(() => setLayout((count) => count + 1))
    return () => {
      window.removeEventListener('pointermove', move)
      window.removeEventListener('input', write)
      unwatch()
    }
  }, [])
  const hasHover = window.matchMedia('(hover: hover)').matches
  if (hasHover && !pointer) return null
  const rectOf = rectsOnPage()
  const gaps = session.region.containers.flatMap(({ id }) => (documents[id] ? gapsOf(id, documents[id], rectOf) : []))
  const own = hasHover ? [] : gaps.filter((_, index) => isBeside(gaps, index, selected?.nodeId))
  const pointed = pointer && gapAt(gaps, pointer)
  const shown = [...new Set([...own, ...(pointed ? [pointed] : [])])].flatMap((gap) => lineIn(gap) ?? [])
  return shown.map(({ key, containerId, place, room, button }) => (
    <div key={key} className="insert-line" style={{ top: room.top + room.height / 2, left: room.left, width: room.width }}>
      <button
        type="button"
        style={{ top: button.top, left: button.left }}
        onClick={() => session.openPicker({ containerId, place, beside: { ...button, ...BUTTON } })}
      >
        <Icon name="plus" /> {t('Insert here')} <kbd>/</kbd>
      </button>
    </div>
  ))
}

/** Whether a gap is directly below a module, or above it at the top of a column. */
function isBeside(gaps: InsertGap[], index: number, nodeId: string | undefined): boolean {
  const [gap, previous] = [gaps[index], gaps[index - 1]]
  if (!gap || !nodeId) return false
  const isFirst = previous?.place.parent !== gap.place.parent || previous.place.column !== gap.place.column
  return isFirst ? gap.place.before === nodeId : previous.place.before === nodeId
}

/** Finds the rectangle of a module; one pass over the page, since it runs with every key that is typed. */
function rectsOnPage(): (nodeId: string) => Rect | undefined {
  const elements = new Map(
    [...document.querySelectorAll<HTMLElement>('[data-container] [data-node]')].map((node) => [node.dataset.node, node]),
  )
  return (nodeId) => elements.get(nodeId)?.getBoundingClientRect()
}

/** The line with the place of its button: in its middle, else in the margin or at its end. Undefined where none is free. */
function lineIn(gap: InsertGap): Line | undefined {
  const size = window.matchMedia(PHONE).matches ? PHONE_BUTTON : BUTTON
  const { top, height, left, width } = gap.room
  const place = { top: top + height / 2 - size.height / 2, left: left + width / 2 - size.width / 2 }
  const inMargin = { ...place, left: left - size.width - 8 }
  const atEnd = { ...place, left: left + width - size.width - 24 }
  const button = [place, inMargin, atEnd].find((corner) => isFree({ ...corner, ...size }))
  return button && { ...gap, button }
}

/** Whether nothing that is read or pressed lies under a rectangle of the window. */
function isFree(rect: Rect): boolean {
  const { top, left, width, height } = rect
  if (top < 0 || left < 0 || top + height > window.innerHeight || left + width > window.innerWidth) return false
  const columns = [left + 2, left + width / 2, left + width - 2]
  const rows = [top + 2, top + height / 2, top + height - 2]
  return columns.every((x) => rows.every((y) => isGround(document.elementsFromPoint(x, y), rect)))
}

/** Elements around modules that are nothing but their words. */
const AROUND = 'main :is(div, section, header, h1, p):not([data-node], [data-node] *)'

/** Whether only white space lies at a point: its topmost element holds modules, or its words are elsewhere. */
function isGround(elements: Element[], rect: Rect): boolean {
  const topmost = elements.find((element) => !element.matches('[data-editor]'))
  if (!topmost) return false
  return topmost.querySelector('[data-node]') !== null || (topmost.matches(AROUND) && !hasWordsIn(topmost, rect))
}

function hasWordsIn(element: Element, { top, left, width, height }: Rect): boolean {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const words = document.createRange()
  while (texts.nextNode()) {
    words.selectNodeContents(texts.currentNode)
    const isUnder = (line: DOMRect) => line.left < left + width && line.right > left && line.top < top + height && line.bottom > top
    if ([...words.getClientRects()].some(isUnder)) return true
  }
  return false
}
