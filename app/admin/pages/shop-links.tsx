import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { hasTicketShop } from '../../booking/index.server.ts'
import { ShopLinks } from '../../operations/ticket-shop/ShopLinks.tsx'
import { can } from '../../platform/auth/rights.ts'
import { authorize } from '../../platform/http/authorize.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { AdminScreen } from '../AdminScreen.tsx'
import { loadScreen } from '../load-screen.server.ts'

/** Linking performances with the ticket shop. */
export async function loader({ context }: LoaderFunctionArgs) {
  return loadScreen(context, ({ platform, viewer }) => {
    authorize(viewer, 'read', 'programme')
    return { hasShop: hasTicketShop(platform.config), mayWrite: can(viewer.role, 'write', 'programme') }
  })
}

export const meta: MetaFunction = () => [{ title: t('Link with the ticket shop') }]

export default function ShopLinksPage() {
  return (
    <AdminScreen data={useLoaderData<typeof loader>()}>
      {({ hasShop, mayWrite }) => <ShopLinks hasShop={hasShop} mayWrite={mayWrite} />}
    </AdminScreen>
  )
}
