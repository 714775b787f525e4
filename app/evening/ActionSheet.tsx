import { CancelForm } from './CancelForm.tsx'
import type { ActionFormProps } from './desk.ts'
import { MoveForm } from './MoveForm.tsx'
import { NoticeForm } from './NoticeForm.tsx'
import { RecastForm } from './RecastForm.tsx'
import type { EveningSheet } from './sheets.ts'

const FORMS = { cancel: CancelForm, recast: RecastForm, move: MoveForm, notice: NoticeForm }

/** The sheet of one of the four actions. */
export function ActionSheet({ kind, ...props }: ActionFormProps & { kind: EveningSheet }) {
  const Form = FORMS[kind]
  return <Form {...props} />
}
