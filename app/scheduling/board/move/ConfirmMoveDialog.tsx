import { t } from '../../../platform/i18n/i18n.ts'
import { Dialog } from '../../../staff-ui/Dialog.tsx'
import form from '../../../staff-ui/screen.module.css'
import { roomSizeWarning, type SizedRoom, takenSentence } from '../../room-size.ts'
import type { Confirmation } from './confirmations.ts'
import type { OptimisticMoves } from './use-optimistic-moves.ts'

type Props = { confirmation: Confirmation; rooms: readonly SizedRoom[]; place: string; onAnswer: OptimisticMoves['confirm'] }

/** Confirms a move although tickets are sold; says whether the new room holds those who have them. */
export function ConfirmMoveDialog({ confirmation, rooms, place, onAnswer }: Props) {
  const { move, ticketsTaken: taken } = confirmation
  const seats = { roomId: move.from.roomId, taken }
  return (
    <Dialog
      title={t('Move “{title}” even though tickets have been sold?', { title: move.entry.title })}
      onClose={() => onAnswer(confirmation, false)}
    >
      <p>{roomSizeWarning(seats, move.to.roomId, rooms) ?? takenSentence(seats)}</p>
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
