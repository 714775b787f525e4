import type { ReactNode } from 'react'
import { Sheet } from '../../staff-ui/Sheet.tsx'
import { useDock } from './use-dock.ts'

const WIDTH_PX = 344

type Props = { title: string; onClose: () => void; className?: string | undefined; children: ReactNode }

/** A dock at the right of the page, about the page as a whole: comments, review. The page makes room for it. */
export function RightDock(props: Props) {
  useDock('right', WIDTH_PX)
  return <Sheet {...props} />
}
