import { useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { formatIsoWeekdayAndDay } from '../platform/format/iso-date.ts'
import { t } from '../platform/i18n/i18n.ts'
import { Dialog } from '../staff-ui/Dialog.tsx'
import form from '../staff-ui/screen.module.css'
import { useDateFormat } from '../staff-ui/use-date-format.ts'
import { LiveRegion } from '../ui/LiveRegion.tsx'
import { CalendarHeader } from './CalendarHeader.tsx'
import styles from './calendar.module.css'
import type { CalendarQuery, readCalendar } from './calendar.server.ts'
import { type CalendarContext, CalendarProvider, type MovePreview } from './calendar-context.ts'
import { calendarUrl, daysShown } from './calendar-view.ts'
import type { Confirmation } from './confirmations.ts'
import { DayList } from './DayList.tsx'
import { useDragMonitor } from './drag.ts'
import { KEYS_HINT } from './EntryBlock.tsx'
import { conflictsAt, type Entry, entriesOf, matchesFilter, namedConflicts, type Position } from './entry.ts'
import { describeConflict, describeTarget, timeOfDay } from './labels.ts'
import { MonthGrid } from './MonthGrid.tsx'
import { MoveDialog } from './MoveDialog.tsx'
import { RoomBoard } from './RoomBoard.tsx'
import { useKeyboardMove } from './use-keyboard-move.ts'
import { type OptimisticMoves, useOptimisticMoves } from './use-optimistic-moves.ts'
import { WeekGrid } from './WeekGrid.tsx'
import { wallDay, wallMinutes } from './wall-clock.ts'

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
  const format = useDateFormat()
  const [said, setSaid] = useState('')
  const [dragged, setDragged] = useState<{ id: number; place: Position } | null>(null)
  const [dialogId, setDialogId] = useState<number | null>(null)
  /** the performance that is to have the focus once it stands in its new place */
  const focusId = useRef<number | null>(null)

  const placeInWords = ({ start, roomId }: Position) =>
    `${formatIsoWeekdayAndDay(wallDay(start))}, ${format.time(timeOfDay(start))}, ${rooms.find(({ id }) => id === roomId)?.name ?? ''}`
  const moves = useOptimisticMoves(placeInWords)
  const entries = useMemo(
    () => entriesOf(shown.entries, moves.pendingMoves, { rooms: shown.rooms, people: shown.people }),
    [shown, moves.pendingMoves],
  )
  const days = daysShown(view, day)
  const inView = entries.filter(({ start }) => days.includes(wallDay(start)))
  const visible = inView.filter((entry) => matchesFilter(entry, filter))
  const entryOf = (id: number) => entries.find((entry) => entry.id === id)
  const sentences = (conflicts: Entry['conflicts']) => namedConflicts(conflicts, { entries, people, format }).map(describeConflict)
  const sentencesAt = (entry: Entry, place: Position) => sentences(conflictsAt(entry, place, entries, { rooms, people }))

  const { moving, onKey, cancelMove } = useKeyboardMove(view, rooms, {
    onMoving(entry, place, isNew) {
      const words = describeTarget(placeInWords(place), sentencesAt(entry, place))
      setSaid(
        isNew
          ? `${t('{title} picked up. Use the arrow keys to move it, Enter to drop it, Escape to cancel.', { title: entry.title })} ${words}`
          : words,
      )
    },
    onDrop(entry, place) {
      setSaid('')
      focusId.current = entry.id
      moves.move(entry, place)
      const target = wallDay(place.start)
      if (!days.includes(target)) void navigate(calendarUrl(view, target, filter))
    },
    onCancel: (entry) => setSaid(t('{title} was not moved.', { title: entry.title })),
  })
  useDragMonitor(entryOf, {
    onOver: (id, place) => setDragged((before) => (isSame(before, id, place) ? before : place && { id, place })),
    onDrop(id, place) {
      setDragged(null)
      const entry = entryOf(id)
      if (entry && place) moves.move(entry, place)
    },
  })

  const held = dragged ?? moving
  const heldEntry = held && entryOf(held.id)
  const preview: MovePreview | null =
    held && heldEntry ? { entry: heldEntry, place: held.place, conflicts: sentencesAt(heldEntry, held.place) } : null
  const planner: CalendarContext = {
    ...{ view, entries, rooms, today, mayWrite, preview, cancelMove },
    now: wallMinutes(shown.now),
    movingId: moving?.id ?? null,
    onEntryKey: onKey,
    openDialog: ({ id }) => setDialogId(id),
    conflictsOf: ({ conflicts }) => sentences(conflicts),
    claimFocus(id) {
      if (focusId.current !== id) return false
      focusId.current = null
      return true
    },
  }
  const inDialog = dialogId === null ? undefined : entryOf(dialogId)

  return (
    <CalendarProvider value={planner}>
      <CalendarHeader
        query={query}
        rooms={rooms}
        productions={productions}
        conflicts={inView.filter(({ conflicts }) => conflicts.length > 0).length}
      />
      <LiveRegion hidden>{said}</LiveRegion>
      {isCut && <p>{t('There is more here than the calendar can show. Please filter the list of performances instead.')}</p>}
      <p id={KEYS_HINT} hidden>
        {t('Press Space to pick up the performance and move it.')}
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
      {moves.confirmation && (
        <ConfirmMoveDialog
          // Each is a dialog of its own, which begins with the answer that changes nothing.
          key={`${moves.confirmation.move.entry.id} ${placeInWords(moves.confirmation.move.to)}`}
          confirmation={moves.confirmation}
          place={placeInWords(moves.confirmation.move.to)}
          onAnswer={moves.confirm}
        />
      )}
    </CalendarProvider>
  )
}

function isSame(before: { id: number; place: Position } | null, id: number, place: Position | null): boolean {
  if (!before || !place) return before === place
  return before.id === id && before.place.start === place.start && before.place.roomId === place.roomId
}

/** Whoever has a ticket would come at the old time. */
function ConfirmMoveDialog({
  confirmation,
  place,
  onAnswer,
}: {
  confirmation: Confirmation
  place: string
  onAnswer: OptimisticMoves['confirm']
}) {
  const { move, ticketsTaken: taken } = confirmation
  return (
    <Dialog
      title={t('Move “{title}” even though tickets have been sold?', { title: move.entry.title })}
      onClose={() => onAnswer(confirmation, false)}
    >
      <p>
        {taken === null
          ? t('The ticket shop does not report whether tickets have been sold.')
          : t('{n} seats are sold or reserved in the ticket shop.', { n: taken })}
      </p>
      <p>{t('New: {place}. Ticket holders must be informed.', { place })}</p>
      <div className={form.actions}>
        <button type="button" className={form.second} data-starts-here onClick={() => onAnswer(confirmation, false)}>
          {t('Do not move')}
        </button>
        <button type="button" className={form.action} onClick={() => onAnswer(confirmation, true)}>
          {t('Move anyway')}
        </button>
      </div>
    </Dialog>
  )
}
