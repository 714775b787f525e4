import { data } from 'react-router'
import { t } from '../../platform/i18n/i18n.ts'

/** The not-found page under its own address responds as for any missing page (AMB-40). */
export function loader() {
  throw data(t('This page could not be found'), { status: 404 })
}

export default function NotFound() {
  return null
}
