import type { ReactNode } from 'react'
import { useFocusRecovery } from '../../staff-ui/focus-recovery.ts'
import { Sheet } from '../../staff-ui/Sheet.tsx'
import { useDock } from './use-dock.ts'

const WIDTH_PX = 344

type Props = { title: string; onClose: () => void; className?: string | undefined; width?: number; children: ReactNode }

/** A dock at the right of the page, about the page as a whole: comments, review, its texts in another language. The page makes room for it. */
export function RightDock({ width = WIDTH_PX, ...props }: Props) {
  useDock('right', width)
  useFocusRecovery('aside[data-editor]')
  return <Sheet {...props} />
}
