import {
  ArrowDown,
  ArrowUp,
  Bold,
  Check,
  ChevronDown,
  ChevronRight,
  ClipboardPaste,
  Columns2,
  Copy,
  CopyPlus,
  Ellipsis,
  Eye,
  FileOutput,
  GripVertical,
  History,
  Italic,
  Keyboard,
  Link,
  List,
  ListChecks,
  ListOrdered,
  MessageSquare,
  MessageSquarePlus,
  PanelLeft,
  PanelRight,
  Pencil,
  Plus,
  Redo2,
  Scissors,
  Settings2,
  TextAlignCenter,
  TextAlignEnd,
  TextAlignStart,
  Trash2,
  Undo2,
  X,
} from 'lucide-react'

const ICONS = {
  addComment: MessageSquarePlus,
  alignCentre: TextAlignCenter,
  alignLeft: TextAlignStart,
  alignRight: TextAlignEnd,
  bin: Trash2,
  bold: Bold,
  bulletList: List,
  check: Check,
  checkList: ListChecks,
  chevron: ChevronDown,
  close: X,
  column: Columns2,
  comment: MessageSquare,
  copy: Copy,
  cut: Scissors,
  down: ArrowDown,
  duplicate: CopyPlus,
  grip: GripVertical,
  history: History,
  italic: Italic,
  keyboard: Keyboard,
  leave: FileOutput,
  link: Link,
  more: Ellipsis,
  next: ChevronRight,
  orderedList: ListOrdered,
  panelLeft: PanelLeft,
  panelRight: PanelRight,
  paste: ClipboardPaste,
  pencil: Pencil,
  plus: Plus,
  preview: Eye,
  redo: Redo2,
  settings: Settings2,
  undo: Undo2,
  up: ArrowUp,
} as const

/** The icons of the editor, in one style. */
export type IconName = keyof typeof ICONS

const SIZE_PX = 18
const STROKE = 1.75

/** An icon, hidden from screen readers: the label of its button names the action. */
export function Icon({ name }: { name: IconName }) {
  const Sign = ICONS[name]
  return <Sign size={SIZE_PX} strokeWidth={STROKE} aria-hidden="true" />
}
