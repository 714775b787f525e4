import { describeDate } from '../../operations/ticket-shop/shop-date-texts.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { Icon } from '../../staff-ui/Icon.tsx'
import { useDateFormat } from '../../staff-ui/use-date-format.ts'
import { TypedInput } from './CellInputs.tsx'
import styles from './dates.module.css'
import { EditableCell } from './EditableCell.tsx'
import type { ProductionDate } from './production-dates.ts'
import type { ShopProposal } from './shop-proposals.ts'

type Props = {
  date: ProductionDate
  label: string
  proposal: ShopProposal | undefined
  isReadOnly: boolean
  onSave: (number: string) => Promise<string | undefined>
  onLink: () => void
}

/** The number of a date in the ticket shop: linked in one click with what is proposed, or typed. */
export function ShopCell({ date, label, proposal, isReadOnly, onSave, onLink }: Props) {
  const format = useDateFormat()
  return (
    <>
      {proposal && (
        <button type="button" className={styles.proposal} title={describeDate(proposal.date, format)} onClick={onLink}>
          <Icon name="link" />
          <span>
            <span className="visually-hidden">{t('Link with the shop:')} </span>
            {describeDate(proposal.date, format)}
            {!proposal.isSameTime && <em> {t('Start time differs.')}</em>}
          </span>
        </button>
      )}
      <EditableCell
        label={label}
        value={date.idJet}
        show={(number) => number || (date.isFree ? t('Free admission') : proposal ? t('enter another') : '–')}
        isReadOnly={isReadOnly}
        onSave={onSave}
        input={(cell) => <TypedInput cell={cell} kind="text" />}
      />
    </>
  )
}
