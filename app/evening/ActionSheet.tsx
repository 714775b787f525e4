import { CancelForm } from './CancelForm.tsx'
import type { Evening } from './EveningDesk.tsx'
import type { EveningPerformance } from './evening.server.ts'
import { MoveForm } from './MoveForm.tsx'
import { NoticeForm } from './NoticeForm.tsx'
import { RecastForm } from './RecastForm.tsx'

/** The four actions of a card. */
export type EveningSheet = 'cancel' | 'recast' | 'move' | 'notice'

export type ActionFormProps = {
  evening: Evening
  performance: EveningPerformance
  onClose: () => void
  /** @param words what is true now */
  onDone: (words: string) => Promise<void>
}

const FORMS = { cancel: CancelForm, recast: RecastForm, move: MoveForm, notice: NoticeForm }

/** The sheet of one of the four actions. */
export function ActionSheet({ kind, ...props }: ActionFormProps & { kind: EveningSheet }) {
  const Form = FORMS[kind]
  return <Form {...props} />
}
