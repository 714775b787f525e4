import { data } from 'react-router'
import { t } from '../../platform/i18n/i18n.ts'

/** Any address that no route matches (A §5). */
export function loader() {
  throw data(t('This page could not be found'), { status: 404 })
}

export default function NoMatch() {
  return null
}
