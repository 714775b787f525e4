import {
  ArrowDown,
  ArrowUp,
  Bold,
  Check,
  ChevronDown,
  Copy,
  Ellipsis,
  GripVertical,
  Italic,
  Keyboard,
  Link,
  List,
  ListOrdered,
  Pencil,
  Plus,
  Redo2,
  Settings2,
  TextAlignCenter,
  TextAlignEnd,
  TextAlignStart,
  Trash2,
  Undo2,
  X,
} from 'lucide-react'

const ICONS = {
  alignCentre: TextAlignCenter,
  alignLeft: TextAlignStart,
  alignRight: TextAlignEnd,
  bin: Trash2,
  bold: Bold,
  bulletList: List,
  check: Check,
  chevron: ChevronDown,
  close: X,
  copy: Copy,
  down: ArrowDown,
  grip: GripVertical,
  italic: Italic,
  keyboard: Keyboard,
  link: Link,
  more: Ellipsis,
  orderedList: ListOrdered,
  pencil: Pencil,
  plus: Plus,
  redo: Redo2,
  settings: Settings2,
  undo: Undo2,
  up: ArrowUp,
} as const

/** The icons of the editor, in one style. */
export type IconName = keyof typeof ICONS

const SIZE_PX = 18

/** An icon, hidden from screen readers: the label of its button names the action. */
export function Icon({ name }: { name: IconName }) {
  const Sign = ICONS[name]
  return <Sign size={SIZE_PX} strokeWidth={2} aria-hidden="true" />
}
