import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { webHookAddress } from '../../booking/index.server.ts'
import { TicketShopStatus } from '../../operations/ticket-shop/TicketShopStatus.tsx'
import { readTicketShopStatus } from '../../operations/ticket-shop/ticket-shop-status.server.ts'
import { can } from '../../platform/auth/rights.ts'
import { authorize } from '../../platform/http/authorize.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { AdminScreen } from '../AdminScreen.tsx'
import { loadScreen } from '../load-screen.server.ts'

/** The ticket shop status. */
export async function loader({ context }: LoaderFunctionArgs) {
  return loadScreen(context, async ({ platform, viewer }) => {
    authorize(viewer, 'read', 'programme')
    const mayWrite = can(viewer.role, 'write', 'programme')
    // Whoever knows the address can have the shop asked.
    return { desk: await readTicketShopStatus(platform), mayWrite, webHooksTo: mayWrite ? webHookAddress(platform.config) : undefined }
  })
}

export const meta: MetaFunction = () => [{ title: t('Ticket shop') }]

export default function ShopPage() {
  return (
    <AdminScreen data={useLoaderData<typeof loader>()}>
      {({ desk, mayWrite, webHooksTo }) => <TicketShopStatus desk={desk} mayWrite={mayWrite} webHooksTo={webHooksTo} />}
    </AdminScreen>
  )
}
