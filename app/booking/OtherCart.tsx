import { t } from '../platform/i18n/i18n.ts'
import { WEBSHOP_PATH, webshopLink } from '../platform/routing/webshop-path.ts'
import { Button, ButtonLink } from '../ui/Button.tsx'
import styles from './Summary.module.css'
import { useCart } from './use-cart.ts'

type Props = {
  /** why the order was refused, with the number of tickets in the other cart */
  reason: string
  onReplace: () => void
}

/** The visitor's cart belongs to another shop event: pay for it first, or give it up for this order. */
export function OtherCart({ reason, onReplace }: Props) {
  const cart = useCart()
  return (
    <div className={styles.failure}>
      <p className={styles.big} data-said>
        {t('Your cart cannot hold both.')}
      </p>
      <p data-said>{reason}</p>
      <ButtonLink to={webshopLink(cart?.url || WEBSHOP_PATH)} wide reloadDocument>
        {t('Pay for the other tickets first')}
      </ButtonLink>
      <Button look="plain" wide onClick={onReplace}>
        {t('Release them and take these')}
      </Button>
    </div>
  )
}
