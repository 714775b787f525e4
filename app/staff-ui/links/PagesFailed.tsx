import { t } from '../../platform/i18n/i18n.ts'
import { LoadFailed } from '../LoadFailed.tsx'

/** Says that the pages of the house could not be loaded, with the way out. */
export function PagesFailed({ tryAgain }: { tryAgain: () => void }) {
  return <LoadFailed text={t('The pages could not be loaded.')} tryAgain={tryAgain} />
}
