import { t } from '../../../platform/i18n/i18n.ts'
import { Dialog } from '../../../staff-ui/Dialog.tsx'
import form from '../../../staff-ui/screen.module.css'
import type { Confirmation } from './confirmations.ts'
import type { OptimisticMoves } from './use-optimistic-moves.ts'

type Props = { confirmation: Confirmation; place: string; onAnswer: OptimisticMoves['confirm'] }

/** Confirms a move although tickets are sold. */
export function ConfirmMoveDialog({ confirmation, place, onAnswer }: Props) {
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
