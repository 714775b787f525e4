import { useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { t } from '../platform/i18n/i18n.ts'
import { Dialog } from '../staff-ui/Dialog.tsx'
import form from '../staff-ui/screen.module.css'
import { LiveRegion } from '../ui/LiveRegion.tsx'
import { CalendarHead } from './CalendarHead.tsx'
import styles from './calendar.module.css'
import type { CalendarQuery, readCalendar } from './calendar.server.ts'
import { calendarAddress, daysShown } from './calendar-view.ts'
import { DayList } from './DayList.tsx'
import { wallMinutes, wallTime } from './days.ts'
import { useDragMonitor } from './drag.ts'
import { KEYS_HINT } from './EntryBlock.tsx'
import { conflictsAt, type Entry, entriesOf, isShown, namedConflicts, type Place } from './entry.ts'
import { MonthGrid } from './MonthGrid.tsx'
import { MoveDialog } from './MoveDialog.tsx'
import { type Candidate, type Planner, PlannerProvider } from './planner.ts'
import type { Question } from './questions.ts'
import { RoomBoard } from './RoomBoard.tsx'
import { useCarrying } from './use-carrying.ts'
import { type Moves, useMoves } from './use-moves.ts'
import { WeekGrid } from './WeekGrid.tsx'
import { clockInWords, conflictInWords, heldInWords, longDay } from './words.ts'

type Props = {
  query: CalendarQuery
  productions: { id: number; title: string }[]
  mayWrite: boolean
  shown: Awaited<ReturnType<typeof readCalendar>>
}

/** The programme as a calendar: seen by week, room or month, moved by pointer, keys or dialog, with what stands in the way. */
export function Calendar({ query, productions, mayWrite, shown }: Props) {
  const { rooms, people, today, isCut } = shown
  const { view, day, filter } = query
  const navigate = useNavigate()
  const [said, setSaid] = useState('')
  const [dragged, setDragged] = useState<{ id: number; place: Place } | null>(null)
  const [dialogId, setDialogId] = useState<number | null>(null)
  const focusId = useRef<number | null>(null)

  const placeInWords = ({ start, roomId }: Place) =>
    `${longDay(wallTime(start).slice(0, 10))}, ${clockInWords(start)}, ${rooms.find(({ id }) => id === roomId)?.name ?? ''}`
  const moves = useMoves(placeInWords, shown)
  const entries = useMemo(() => entriesOf(shown.entries, moves.moved, { rooms: shown.rooms, people: shown.people }), [shown, moves.moved])
  const days = daysShown(view, day)
  const inView = entries.filter(({ start }) => days.includes(wallTime(start).slice(0, 10)))
  const visible = inView.filter((entry) => isShown(entry, filter))
  const entryOf = (id: number) => entries.find((entry) => entry.id === id)
  const sentences = (conflicts: Entry['conflicts']) => namedConflicts(conflicts, entries, people).map(conflictInWords)
  const sentencesAt = (entry: Entry, place: Place) => sentences(conflictsAt(entry, place, entries, { rooms, people }))

  const { carried, onKey, giveUp } = useCarrying(view, rooms, {
    onHeld(entry, place, isNew) {
      const words = heldInWords(placeInWords(place), sentencesAt(entry, place))
      setSaid(
        isNew
          ? `${t('{title} taken up. The arrow keys move it, Enter sets it down, Escape gives up.', { title: entry.title })} ${words}`
          : words,
      )
    },
    onSet(entry, place) {
      setSaid('')
      focusId.current = entry.id
      moves.move(entry, place)
      const target = wallTime(place.start).slice(0, 10)
      if (!days.includes(target)) void navigate(calendarAddress(view, target, filter))
    },
    onGivenUp: (entry) => setSaid(t('{title} stays where it is.', { title: entry.title })),
  })
  useDragMonitor(entryOf, {
    onOver: (id, place) => setDragged((before) => (isSame(before, id, place) ? before : place && { id, place })),
    onDrop(id, place) {
      setDragged(null)
      const entry = entryOf(id)
      if (entry && place) moves.move(entry, place)
    },
  })

  const held = dragged ?? carried
  const heldEntry = held && entryOf(held.id)
  const candidate: Candidate | null =
    held && heldEntry ? { entry: heldEntry, place: held.place, conflicts: sentencesAt(heldEntry, held.place) } : null
  const planner: Planner = {
    ...{ view, entries, rooms, today, mayWrite, candidate, giveUp, focusId },
    now: wallMinutes(shown.now),
    carriedId: carried?.id ?? null,
    onEntryKey: onKey,
    openDialog: ({ id }) => setDialogId(id),
    conflictsOf: ({ conflicts }) => sentences(conflicts),
  }
  const inDialog = dialogId === null ? undefined : entryOf(dialogId)

  return (
    <PlannerProvider value={planner}>
      <CalendarHead
        query={query}
        rooms={rooms}
        productions={productions}
        conflicts={inView.filter(({ conflicts }) => conflicts.length > 0).length}
      />
      <LiveRegion hidden>{said}</LiveRegion>
      {isCut && <p>{t('There is more here than the calendar shows. Please narrow the list of performances instead.')}</p>}
      <p id={KEYS_HINT} hidden>
        {t('The space bar takes the performance up to be moved.')}
      </p>
      <div className={styles.wide}>
        {view === 'week' && <WeekGrid days={days} entries={visible} />}
        {view === 'rooms' && <RoomBoard days={days} entries={visible} shownRooms={filter.rooms} />}
        {view === 'month' && <MonthGrid day={day} entries={visible} />}
      </div>
      <DayList days={days} entries={visible} />
      {/* Where one looks: performances are late in the day, and the head of the calendar is far above them. */}
      <div className={styles.outcome} data-says={moves.notice !== '' || moves.canUndo || undefined}>
        <LiveRegion className={styles.notice}>{moves.notice}</LiveRegion>
        {moves.canUndo && (
          <button
            type="button"
            className={form.second}
            onClick={() => {
              focusId.current = moves.undo() ?? null
            }}
          >
            {t('Undo')}
          </button>
        )}
      </div>
      {inDialog && (
        <MoveDialog
          key={inDialog.id}
          entry={inDialog}
          onClose={() => setDialogId(null)}
          onMove={(place) => {
            setDialogId(null)
            moves.move(inDialog, place)
          }}
        />
      )}
      {moves.question && (
        <TicketsQuestion
          // Each is a dialog of its own, which begins with the answer that changes nothing.
          key={`${moves.question.move.entry.id} ${placeInWords(moves.question.move.to)}`}
          question={moves.question}
          place={placeInWords(moves.question.move.to)}
          onAnswer={moves.answer}
        />
      )}
    </PlannerProvider>
  )
}

function isSame(before: { id: number; place: Place } | null, id: number, place: Place | null): boolean {
  if (!before || !place) return before === place
  return before.id === id && before.place.start === place.start && before.place.roomId === place.roomId
}

/** Whoever has a ticket would come at the old time. */
function TicketsQuestion({ question, place, onAnswer }: { question: Question; place: string; onAnswer: Moves['answer'] }) {
  const { move, taken } = question
  return (
    <Dialog title={t('Move “{title}” although tickets are sold?', { title: move.entry.title })} onClose={() => onAnswer(question, false)}>
      <p>
        {taken === null
          ? t('The ticket shop does not say whether tickets have been sold.')
          : t('{n} places are sold or held in the ticket shop.', { n: taken })}
      </p>
      <p>{t('New: {place}. Whoever has a ticket has to be told.', { place })}</p>
      <div className={form.actions}>
        <button type="button" className={form.second} data-starts-here onClick={() => onAnswer(question, false)}>
          {t('Leave it where it is')}
        </button>
        <button type="button" className={form.action} onClick={() => onAnswer(question, true)}>
          {t('Move it all the same')}
        </button>
      </div>
    </Dialog>
  )
}
