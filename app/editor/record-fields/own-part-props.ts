import type { EditorSession } from '../session/session.ts'

/** What the input of a picture or a list of people of an object gets. */
export type OwnPartProps = {
  session: EditorSession
  field: string
  label: string
  value: unknown
  /** what the record refuses, by path in the object's own fields */
  errors: Record<string, string[]>
  /** @param group changes of one group are one step to undo */
  onChange: (value: unknown, group: string) => void
}
