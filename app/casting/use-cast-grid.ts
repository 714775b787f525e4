import { useCallback, useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { t } from '../platform/i18n/i18n.ts'
import { request } from '../staff-ui/api-client.ts'
import { failureText } from '../staff-ui/use-action.ts'
import type { CastGridData, CellChange, GridCell, GridRole, GridUnderstudy } from './cast-grid.ts'

/** The roles of a production as its record has them. */
export type RoleList = { contributors: Omit<GridRole, 'id'>[]; understudies: GridUnderstudy[] }
type Step = { text: string; undo: () => Promise<unknown> }

/** The cast grid of a production: what it shows, its changes, each saved at once, and their undo. */
export type CastGridState = ReturnType<typeof useCastGrid>

/**
 * Reads the cast grid of a production and saves its changes one after the other.
 * @param eventId only this performance
 */
export function useCastGrid(productionId: number, eventId?: number) {
  const [data, setData] = useState<CastGridData | null>(null)
  const [withPast, setWithPast] = useState(false)
  const [notice, setNotice] = useState('')
  const [failure, setFailure] = useState('')
  const [canUndo, setCanUndo] = useState(false)
  // In the order of the queue: an undo takes back what was done last when its turn comes, not when it was asked for.
  const steps = useRef<Step[]>([])
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const path = `/api/admin/casting/production/${productionId}`

  const reload = useCallback(async () => {
    const query = new URLSearchParams({ ...(withPast && { past: '1' }), ...(eventId && { event: String(eventId) }) })
    setData(await request<CastGridData>('GET', `${path}?${query}`))
  }, [path, withPast, eventId])

  // Again whenever the screen's own data has been loaded anew, as after a save of the form around it.
  const { state, revalidate } = useRevalidator()
  useEffect(() => {
    if (state === 'idle') reload().catch((error) => setFailure(failureText(error)))
  }, [state, reload])

  /**
   * Runs a write after those before it, then reads what is true.
   * @param write gives what was done, in words
   * @returns whether it was saved
   */
  function run(write: () => Promise<string>): Promise<boolean> {
    const next = queue.current.then(async () => {
      setFailure('')
      const isSaved = await write().then(
        (done) => {
          setNotice(done)
          return true
        },
        (error) => {
          setFailure(failureText(error))
          return false
        },
      )
      // The form around it shows the roles, too.
      await Promise.all([reload().catch(() => undefined), revalidate()])
      return isSaved
    })
    queue.current = next
    return next
  }

  /** Keeps what can be undone. @returns what was done, in words */
  function keep(step: Step): string {
    steps.current.push(step)
    setCanUndo(true)
    return step.text
  }

  function change(cells: CellChange[], done: string): Promise<boolean> {
    if (cells.length === 0) return Promise.resolve(true)
    setData((before) => before && { ...before, cells: withChanges(before, cells) })
    return run(async () => {
      const { undo } = await request<{ undo: CellChange[] }>('POST', '/api/admin/casting/cells', { cells })
      return keep({ text: done, undo: () => request('POST', '/api/admin/casting/cells', { cells: undo }) })
    })
  }

  function changeRoles(next: RoleList, done: string): Promise<boolean> {
    if (!data) return Promise.resolve(false)
    const before = rolesOf(data)
    return run(async () => {
      const { revision } = await saveRoles(productionId, data.production.revision, next)
      return keep({ text: done, undo: () => saveRoles(productionId, revision, before) })
    })
  }

  /** Takes over a write that somebody else has done, such as a pasted cast. */
  function remember(step: Step): Promise<boolean> {
    return run(async () => keep(step))
  }

  function undo(): Promise<boolean> {
    return run(async () => {
      const step = steps.current.pop()
      setCanUndo(steps.current.length > 0)
      if (!step) return ''
      await step.undo()
      return t('Undone: {what}', { what: step.text })
    })
  }

  return {
    data,
    notice,
    failure,
    withPast,
    setWithPast,
    change,
    changeRoles,
    remember,
    undo,
    canUndo,
  }
}

/** The roles of a grid as the production's record has them. */
export function rolesOf({ roles, understudies }: CastGridData): RoleList {
  return { contributors: roles.map(({ id: _, ...role }) => role), understudies }
}

function saveRoles(productionId: number, base: string, values: RoleList): Promise<{ revision: string }> {
  return request('PATCH', `/api/admin/production/${productionId}`, { base, values })
}

/** The cells as they will be after a change, before the server has answered. */
function withChanges({ cells, roles }: CastGridData, changes: CellChange[]): GridCell[] {
  const isChanged = ({ eventId, roleId }: GridCell) => changes.some((one) => one.eventId === eventId && one.roleId === roleId)
  const added = changes.flatMap(({ mode, personId, ...cell }): GridCell[] => {
    const usual = roles.find(({ id }) => id === cell.roleId)?.personId
    if (mode === 'usual' || usual === undefined) return []
    return [{ ...cell, mode, personId: personId ?? usual }]
  })
  return [...cells.filter((cell) => !isChanged(cell)), ...added]
}
