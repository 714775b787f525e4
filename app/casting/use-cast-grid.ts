import { useCallback, useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { t } from '../platform/i18n/i18n.ts'
import { request } from '../staff-ui/api-client.ts'
import { failureText } from '../staff-ui/use-action.ts'
import { type CastGridData, type CellChange, changeTo, type GridCell } from './cast-grid.ts'
import { type CastDispute, type CastWrite, decidedWrite, sendCells, sendPastedCast, sendRoles } from './cast-write.ts'
import { invertedEdits, type RoleEdit } from './role-edits.ts'
import type { InsertCast } from './schema.ts'
import { useWriteQueue } from './use-write-queue.ts'

/** The cast grid of a production: what it shows, its changes, each saved at once, and their undo. */
export type CastGridState = ReturnType<typeof useCastGrid>

/**
 * Reads the cast grid of a production and saves its changes one after the other. Each says what was seen when it was chosen, so
 * that only what somebody else has changed meanwhile is asked about.
 * @param eventId only this performance
 */
export function useCastGrid(productionId: number, eventId?: number) {
  const [stored, setStored] = useState<CastGridData | null>(null)
  const [withPast, setWithPast] = useState(false)
  const [canUndo, setCanUndo] = useState(false)
  const [disputes, setDisputes] = useState<CastDispute[]>([])
  /** what was chosen and is not yet in what was read */
  const [pending, setPending] = useState<CellChange[][]>([])
  const written = useRef(new Set<CellChange[]>())
  const latest = useRef<CastGridData | null>(null)
  // In the order of the queue: an undo takes back what was done last when its turn comes, not when it was asked for.
  const steps = useRef<CastWrite[]>([])
  const { notice, failure, setFailure, run } = useWriteQueue()

  const reload = useCallback(async (): Promise<CastGridData> => {
    const shown = new Set(written.current)
    const query = new URLSearchParams({ ...(withPast && { past: '1' }), ...(eventId && { event: String(eventId) }) })
    const read = await request<CastGridData>('GET', `/api/admin/casting/production/${productionId}?${query}`)
    latest.current = read
    setStored(read)
    setPending((before) => before.filter((cells) => !shown.has(cells)))
    written.current = written.current.difference(shown)
    return read
  }, [productionId, withPast, eventId])
  const source = { current: async () => latest.current ?? (await reload()), reload }

  // Again whenever the screen's own data has been loaded anew, as after a save of the form around it.
  const { state, revalidate } = useRevalidator()
  useEffect(() => {
    if (state === 'idle') reload().catch((error) => setFailure(failureText(error)))
  }, [state, reload, setFailure])

  // The form around it shows the roles, too.
  const readAll = () => Promise.all([reload().catch(() => undefined), revalidate()])
  const data = stored && { ...stored, cells: pending.reduce((cells, changes) => withChanges(stored, cells, changes), stored.cells) }

  function ask(dispute: CastDispute): string {
    setDisputes((before) => [...before, dispute])
    return ''
  }

  function keep(back: CastWrite): string {
    steps.current.push(back)
    setCanUndo(true)
    return back.text
  }

  /** Writes cells, then roles. @returns what was done, in words; nothing when somebody has to decide first */
  async function write(what: CastWrite, isUndo = false): Promise<string> {
    const back: CastWrite = { text: what.text, cells: [], edits: [] }
    if (what.cells.length > 0 || what.removesAbsence) {
      const sent = await sendCells(what)
      if ('disputes' in sent) return ask({ write: what, isUndo, cells: sent.disputes, roles: null })
      back.cells = sent.undo
    }
    if (what.edits.length > 0) {
      const sent = await sendRoles(what.edits, source)
      if ('disputes' in sent) return ask({ write: { ...what, cells: [] }, isUndo, cells: [], roles: sent.disputes })
      back.edits = invertedEdits(sent.before, await reload(), what.edits)
    }
    if (isUndo) return t('Undone: {what}', { what: what.text })
    return keep(back)
  }

  function change(cells: CellChange[], text: string): Promise<boolean> {
    if (cells.length === 0 || !data) return Promise.resolve(true)
    const seen = cells.map((cell): CellChange => ({ ...cell, was: seenIn(data.cells, cell) }))
    setPending((before) => [...before, seen])
    return run(() => write({ text, cells: seen, edits: [] }).finally(() => written.current.add(seen)), readAll)
  }

  function changeRoles(edits: RoleEdit[], text: string): Promise<boolean> {
    return run(() => write({ text, cells: [], edits }), readAll)
  }

  /** Inserts a pasted cast. @returns why not, in words; empty when it is done */
  async function insert(roles: InsertCast['roles'], text: string): Promise<string> {
    let failed = ''
    await run(async () => {
      const sent = await sendPastedCast(roles, source).catch((error) => ({ failure: failureText(error) }))
      if ('failure' in sent) failed = sent.failure
      else if ('changed' in sent) failed = changedText(sent.changed)
      else return keep({ text, cells: sent.undo, edits: invertedEdits(sent.before, await reload(), []) })
      return ''
    }, readAll)
    return failed
  }

  /** Takes over what somebody else has written, such as an absence. @param back what undoes it */
  function remember(back: CastWrite): Promise<boolean> {
    return run(async () => keep(back), readAll)
  }

  function undo(): Promise<boolean> {
    return run(async () => {
      const step = steps.current.pop()
      setCanUndo(steps.current.length > 0)
      return step ? write(step, true) : ''
    }, readAll)
  }

  /** Decides what somebody else was quicker with: all as it was chosen, or what they did not touch. */
  function decide(dispute: CastDispute, keeps: 'mine' | 'theirs'): Promise<boolean> {
    setDisputes((before) => before.filter((one) => one !== dispute))
    const rest = decidedWrite(dispute, keeps)
    const isNothing = rest.cells.length === 0 && rest.edits.length === 0 && !rest.removesAbsence
    return run(async () => (isNothing ? '' : write(rest, dispute.isUndo)), readAll)
  }

  return { data, notice, failure, disputes, decide, withPast, setWithPast, change, changeRoles, insert, remember, undo, canUndo }
}

function changedText(roles: string[]): string {
  return t('Someone else has since changed: {roles}. Please check your choice and insert again.', { roles: roles.join(', ') })
}

/** What a cell has, as it is shown. */
function seenIn(cells: GridCell[], { eventId, roleId }: CellChange): CellChange['was'] {
  const { mode, personId } = changeTo(
    cells.find((cell) => cell.eventId === eventId && cell.roleId === roleId),
    { eventId, roleId },
  )
  return { mode, personId }
}

/** The cells as they will be after a change, before the server has answered. */
function withChanges({ roles }: CastGridData, cells: GridCell[], changes: CellChange[]): GridCell[] {
  const isChanged = ({ eventId, roleId }: GridCell) => changes.some((one) => one.eventId === eventId && one.roleId === roleId)
  const added = changes.flatMap(({ mode, personId, eventId, roleId }): GridCell[] => {
    const usual = roles.find(({ id }) => id === roleId)?.personId
    if (mode === 'usual' || usual === undefined) return []
    return [{ eventId, roleId, mode, personId: personId ?? usual }]
  })
  return [...cells.filter((cell) => !isChanged(cell)), ...added]
}
