import { t } from '../platform/i18n/i18n.ts'
import { ApiError } from '../staff-ui/api-client.ts'
import type { EarlierWording, TranslationChange } from './schema.ts'
import type { TranslationUnit } from './unit.ts'
import { dropUnsent, keepUnsent, unsentTexts } from './unsent-texts.ts'

/**
 * A unit as it stands on the screen: `typed` is what its field says, which is stored once it is `translation`; `stored` is what
 * the server made of that.
 */
export type EditedUnit = TranslationUnit & { typed: string | null; stored: string | null; error: string }

export type TranslationSessionState = {
  units: EditedUnit[]
  /** `kept`: the server cannot be reached, and what was typed is in this browser until it can */
  sync: 'stored' | 'typing' | 'sending' | 'kept' | 'refused'
}

/** Stores the text of a unit. @returns the unit as it is then @throws ApiError */
export type SendUnit = (unit: Omit<TranslationChange, 'locale'>) => Promise<TranslationUnit>

/** Reads what the translation of a unit said before. @throws ApiError */
export type ReadEarlier = (unit: string) => Promise<EarlierWording[]>

/** How long a text rests before it is sent, and how long it is before an unreachable server is asked again. */
const REST_MS = 1000
const RETRY_MS = 5000

/**
 * The translation of one record while somebody works on it. What is typed is kept in this browser at once and sent unit by
 * unit after a rest, one request at a time; a failed one is sent again, a refused one when it is typed anew. Listeners are
 * called after every change.
 */
export class TranslationSession {
  readonly #place: string
  readonly #send: SendUnit
  readonly readEarlier: ReadEarlier
  readonly #listeners = new Set<() => void>()
  /** the units whose text has to be sent, and those whose unchanged text is said to fit a changed original */
  readonly #waiting = new Set<string>()
  #state: TranslationSessionState
  #sending: Promise<void> | undefined
  #timer: ReturnType<typeof setTimeout> | undefined

  /** @param place names the record and the language in this browser: `production/12/en` */
  constructor(place: string, units: readonly TranslationUnit[], send: SendUnit, readEarlier: ReadEarlier = async () => []) {
    this.#place = place
    this.readEarlier = readEarlier
    this.#send = send
    const unsent = unsentTexts(place)
    this.#state = { sync: 'stored', units: units.map((unit) => withUnsent(unit, unsent[unit.unit])) }
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

/** The space at the end of what was sent stays on the screen, though the server stores it without. */
function ofServer({ translation }: TranslationUnit, sent: string | null): Pick<EditedUnit, 'translation' | 'stored'> {
  return { translation: translation === null ? null : sent, stored: translation }
}

/** What a unit is after it was refused: beside what somebody else wrote meanwhile, what was typed stays in its field. */
function refusalOf({ problem }: ApiError): Partial<EditedUnit> {
  const theirs = problem.code === 'conflict' ? (problem.theirs as TranslationUnit) : undefined
  if (theirs) return { ...theirs, stored: theirs.translation, error: sentenceOfOthers() }
  return { error: problem.detail ?? t('Sorry, that did not work.') }
}

function sentenceOfOthers(): string {
  return t('Here stands what you typed earlier. Meanwhile somebody else has translated this; Ctrl+S stores your text instead.')
}

/** Whether the same request may succeed later: nobody answered, or the server is in trouble. */
function isPassing({ status }: ApiError): boolean {
  return status === 0 || status === 429 || status >= 500
}

/** A unit with what was typed here before and never sent; somebody else’s translation since is not written over unasked. */
function withUnsent(unit: TranslationUnit, unsent: { text: string | null; was: string | null } | undefined): EditedUnit {
  const known = { ...unit, typed: unit.translation, stored: unit.translation, error: '' }
  if (!unsent || unsent.text === unit.translation) return known
  return { ...known, typed: unsent.text, error: unsent.was === unit.translation ? '' : sentenceOfOthers() }
}
