import { useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import { ApiError, request } from '../../staff-ui/api-client.ts'
import { failureText } from '../../staff-ui/use-action.ts'
import type { ProductionDate } from './production-dates.ts'

/** A record as a write returns it. */
type Saved = { id: number; revision: string; values: Record<string, unknown> }
type Position = Pick<ProductionDate, 'startsAt' | 'roomId'>

/** What was done last, with what takes it back. */
export type EditNotice = { text: string; undo?: () => Promise<void> }
/** A question before tickets become wrong: the sentence of the server, and the answer. */
export type EditQuestion = { title: string; detail: string; answer: (isSure: boolean) => void }

export type DateEdits = {
  notice: EditNotice | null
  question: EditQuestion | null
  /** changes fields; @returns why it was refused */
  set(date: ProductionDate, values: Record<string, unknown>): Promise<string | undefined>
  /** moves in time or to another room, after asking where tickets are sold; @returns why it was refused */
  move(date: ProductionDate, to: Position): Promise<string | undefined>
  /** cancels, after asking where tickets are sold */
  cancel(date: ProductionDate): Promise<string | undefined>
  remove(date: ProductionDate): Promise<string | undefined>
  /** adds a date; @returns why it was refused */
  add(values: Record<string, unknown>): Promise<string | undefined>
  /** adds one like another, at another beginning, without its number in the shop and offline */
  duplicate(date: ProductionDate, startsAt: string): Promise<string | undefined>
  /** takes something back, and says so */
  undo(write: () => Promise<unknown>): Promise<void>
  tell(notice: EditNotice | null): void
}

const PATH = '/api/admin/event'

/** The edits of a production's dates: each is written at once by the writes that performance forms use, and can be undone. */
export function useDateEdits(reload: () => Promise<void>): DateEdits {
  const [notice, tell] = useState<EditNotice | null>(null)
  const [question, setQuestion] = useState<EditQuestion | null>(null)

  /** Writes, reloads, and says what was done; a conflict reloads, so that the next try is based on what is there. */
  async function attempt(write: () => Promise<EditNotice | undefined>): Promise<string | undefined> {
    tell(null)
    try {
      const done = await write()
      await reload()
      if (done) tell(done)
      return undefined
    } catch (error) {
      const reason = reasonOf(error)
      await reload()
      return reason
    }
  }
  const patch = (id: number, base: string, values: object) => request<Saved>('PATCH', `${PATH}/${id}`, { base, values })
  const ask = (title: string, detail: string) =>
    new Promise<boolean>((resolve) =>
      setQuestion({
        title,
        detail,
        answer(isSure) {
          setQuestion(null)
          resolve(isSure)
        },
      }),
    )

  async function undo(write: () => Promise<unknown>): Promise<void> {
    const reason = await attempt(async () => {
      await write()
      return undefined
    })
    tell({ text: reason ?? t('Undone.') })
  }
  const changed = (before: Record<string, unknown>, { id, revision }: Saved, text: string): EditNotice => ({
    text,
    undo: () => undo(() => patch(id, revision, before)),
  })

  async function create(values: Record<string, unknown>): Promise<EditNotice> {
    const { id } = await request<Saved>('POST', PATH, values)
    return { text: t('{n} performances created.', { n: 1 }), undo: () => undo(() => request('DELETE', `${PATH}/${id}`)) }
  }

  return {
    notice,
    question,
    tell,
    undo,
    set: (date, values) =>
      attempt(async () => {
        const before = Object.fromEntries(Object.keys(values).map((name) => [name, date[name as keyof ProductionDate]]))
        return changed(before, await patch(date.id, date.revision, values), t('{name} saved.', { name: date.title }))
      }),
    move: (date, to) =>
      attempt(async () => {
        const { startsAt, endsAt, roomId } = date
        const body = { from: { startsAt, roomId }, to }
        const saved = await request<Saved>('POST', `${PATH}/${date.id}/move`, body).catch(async (error) => {
          if (!(error instanceof ApiError && error.problem.code === 'tickets_taken')) throw error
          const title = t('Move “{title}” even though tickets have been sold?', { title: date.title })
          if (!(await ask(title, error.problem.detail ?? ''))) return undefined
          return request<Saved>('POST', `${PATH}/${date.id}/move`, { ...body, is_sure: true })
        })
        const shop = date.idJet ? ` ${t('Please also move it in the ticket shop.')}` : ''
        return saved && changed({ startsAt, endsAt, roomId }, saved, t('{name} moved.', { name: date.title }) + shop)
      }),
    cancel: (date) =>
      attempt(async () => {
        const taken = date.sales?.taken ?? 0
        const detail = t('{n} seats are sold or reserved in the ticket shop.', { n: taken })
        if (taken > 0 && !(await ask(t('Cancel “{title}” even though tickets have been sold?', { title: date.title }), detail)))
          return undefined
        const saved = await patch(date.id, date.revision, { status: 'cancelled' })
        return changed({ status: date.status }, saved, t('{name} cancelled.', { name: date.title }))
      }),
    remove: (date) =>
      attempt(async () => {
        await request('DELETE', `${PATH}/${date.id}`)
        const [change] = await request<{ id: number }[]>('GET', `${PATH}/${date.id}/changes`)
        const restore = () => request('POST', `${PATH}/${date.id}/restore`, { change: change?.id })
        return { text: t('{name} was deleted.', { name: date.title }), ...(change ? { undo: () => undo(restore) } : {}) }
      }),
    add: (values) => attempt(() => create(values)),
    duplicate: (date, startsAt) =>
      attempt(async () => {
        const { values } = await request<Saved>('GET', `${PATH}/${date.id}`)
        const own = { idJet: '', ticketUrl: '', planningId: '', isOnline: false, status: 'scheduled', endsAt: null }
        return create({ ...values, ...own, startsAt })
      }),
  }
}

/** Why a write was refused: the sentences of its fields, else of the whole. */
function reasonOf(error: unknown): string {
  const inFields = error instanceof ApiError ? Object.values(error.problem.errors ?? {}).flat() : []
  return inFields.length > 0 ? inFields.join(' ') : failureText(error)
}
