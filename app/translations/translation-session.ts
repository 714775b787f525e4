import { ApiError } from '../staff-ui/api-client.ts'
import { type EditedUnit, isPassing, ofServer, refusalOf, renewed, withUnsent } from './edited-unit.ts'
import type { EarlierWording, TranslationChange } from './schema.ts'
import type { TranslationUnit } from './unit.ts'
import { dropUnsent, keepUnsent, unsentTexts } from './unsent-texts.ts'

export type TranslationSessionState = {
  units: EditedUnit[]
  /** `kept`: the server cannot be reached, and what was typed is in this browser until it can */
  sync: 'stored' | 'typing' | 'sending' | 'kept' | 'refused'
  /** another number whenever fields say something that was not typed in them */
  round: number
}

/** Stores the text of a unit. @returns the unit as it is then @throws ApiError */
export type SendUnit = (unit: Omit<TranslationChange, 'locale'>) => Promise<TranslationUnit>

/** Reads what the translation of a unit said before. @throws ApiError */
export type ReadEarlier = (unit: string) => Promise<EarlierWording[]>

/** What becomes of drafts. Each gives all units of the record as they are then. @throws ApiError */
export type DraftCalls = {
  /** @param units the revisions of the drafts that are shown */
  publish: (units: Record<string, string>) => Promise<TranslationUnit[]>
  discard: () => Promise<TranslationUnit[]>
  read: () => Promise<TranslationUnit[]>
}

/** How long a text rests before it is sent, and how long it is before an unreachable server is asked again. */
const REST_MS = 1000
const RETRY_MS = 5000

/**
 * The translation of one record while somebody works on it. What is typed is kept in this browser at once and sent unit by
 * unit as a draft after a rest, one request at a time; a failed one is sent again, a refused one when it is typed anew.
 * Visitors read it once it is published. Listeners are called after every change.
 */
export class TranslationSession {
  readonly #place: string
  readonly #send: SendUnit
  readonly #drafts: DraftCalls | undefined
  readonly readEarlier: ReadEarlier
  readonly #listeners = new Set<() => void>()
  /** the units whose text has to be sent, and those whose unchanged text is said to fit a changed original */
  readonly #waiting = new Set<string>()
  #state: TranslationSessionState
  #sending: Promise<void> | undefined
  #timer: ReturnType<typeof setTimeout> | undefined

  /** @param place names the record and the language in this browser: `production/12/en` */
  constructor(
    place: string,
    units: readonly TranslationUnit[],
    send: SendUnit,
    readEarlier: ReadEarlier = async () => [],
    drafts?: DraftCalls,
  ) {
    this.#place = place
    this.#drafts = drafts
    this.readEarlier = readEarlier
    this.#send = send
    const unsent = unsentTexts(place)
    this.#state = { sync: 'stored', round: 0, units: units.map((unit) => withUnsent(unit, unsent[unit.unit])) }
    for (const { unit, typed, translation, error } of this.#state.units) if (typed !== translation && !error) this.#waiting.add(unit)
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
  readonly getState = (): TranslationSessionState => this.#state

  /** Takes over what was typed into a unit; an empty text takes the translation away. */
  type(unit: string, text: string): void {
    const edited = this.#unit(unit)
    const typed = text.trim() === '' ? null : text
    if (!edited || typed === edited.typed) return
    keepUnsent(this.#place, unit, { text: typed, was: edited.stored })
    this.#waiting.add(unit)
    this.#set({ sync: 'typing', units: this.#with(unit, { typed, error: '' }) })
    this.#later(REST_MS)
  }

  /** Says of an outdated translation that it fits the original as it is now. */
  confirm(unit: string): Promise<void> {
    this.#waiting.add(unit)
    return this.flush()
  }

  /** Sends everything that differs from what is stored, also what was refused or is somebody else’s by now: it was asked for. */
  saveAll(): Promise<void> {
    for (const { unit, typed, translation } of this.#state.units) if (typed !== translation) this.#waiting.add(unit)
    return this.flush()
  }

  /** Sends now what waits to be sent. Resolves when nothing is under way any more. */
  flush(): Promise<void> {
    clearTimeout(this.#timer)
    if (this.#waiting.size === 0) return this.#sending ?? Promise.resolve()
    this.#sending ??= this.#sendAll().finally(() => {
      this.#sending = undefined
    })
    return this.#sending
  }

  /**
   * Publishes the drafts that are shown, as they are shown. Does nothing as long as something that was typed is not stored.
   * @throws ApiError; where others have changed one since, their wordings are shown then
   */
  async publish(): Promise<void> {
    await this.flush()
    if (this.#state.sync !== 'stored' || !this.#drafts) return
    const shown = this.#state.units.flatMap(({ unit, draft }) => (draft ? [[unit, draft.revision] as const] : []))
    try {
      this.#takeOver(await this.#drafts.publish(Object.fromEntries(shown)))
    } catch (error) {
      if (error instanceof ApiError && error.problem.code === 'others_included') this.#takeOver(await this.#drafts.read())
      throw error
    }
  }

  /** Discards the drafts of all units; what they said is among the earlier wordings then. @throws ApiError */
  async discard(): Promise<void> {
    await this.flush()
    if (this.#state.sync !== 'stored' || !this.#drafts) return
    this.#takeOver(await this.#drafts.discard())
  }

  /** Shows the units as the server has them, but for what is typed meanwhile. */
  #takeOver(units: readonly TranslationUnit[]): void {
    const next = units.map((unit) => renewed(unit, this.#unit(unit.unit)))
    const isOther = next.some(({ unit, typed }) => this.#unit(unit)?.typed !== typed)
    this.#set({ units: next, round: this.#state.round + Number(isOther) })
  }

  async #sendAll(): Promise<void> {
    for (const unit of this.#waiting) {
      this.#set({ sync: 'sending' })
      this.#waiting.delete(unit)
      if (!(await this.#sendOne(unit))) return
    }
    this.#set({ sync: this.#state.units.some(({ error }) => error) ? 'refused' : 'stored' })
  }

  /** @returns false when the server cannot be reached */
  async #sendOne(unit: string): Promise<boolean> {
    const edited = this.#unit(unit)
    if (!edited) return true
    const sent = edited.typed
    try {
      const stored = await this.#send({ unit, text: sent, original: edited.original, was: edited.stored })
      if (this.#unit(unit)?.typed === sent) dropUnsent(this.#place, unit)
      // The server may have stored it without the space at its end, after which somebody is about to go on.
      this.#set({ units: this.#with(unit, { ...stored, ...ofServer(stored, sent), error: '' }) })
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (!isPassing(error)) {
        this.#set({ units: this.#with(unit, refusalOf(error)) })
        return true
      }
      this.#waiting.add(unit)
      this.#set({ sync: 'kept' })
      this.#later(RETRY_MS)
      return false
    }
  }

  #later(ms: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.flush(), ms)
  }

  #unit(unit: string): EditedUnit | undefined {
    return this.#state.units.find((other) => other.unit === unit)
  }

  #with(unit: string, change: Partial<EditedUnit>): EditedUnit[] {
    return this.#state.units.map((other) => (other.unit === unit ? { ...other, ...change } : other))
  }

  #set(change: Partial<TranslationSessionState>): void {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }
}
