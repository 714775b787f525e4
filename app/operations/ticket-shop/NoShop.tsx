import { Link } from 'react-router'
import { t } from '../../platform/i18n/i18n.ts'
import { adminUrl } from '../../platform/routing/admin-url.ts'
import { PageHeader } from '../../staff-ui/PageHeader.tsx'
import form from '../../staff-ui/screen.module.css'

/** A screen of the ticket shop in a house without one: who connects it, and how tickets are sold until then. */
export function NoShop({ title }: { title: string }) {
  return (
    <>
      <PageHeader title={title} lead={t('No ticket shop is set up.')}>
        <Link className={form.second} to={adminUrl('event')}>
          {t('Performances')}
        </Link>
      </PageHeader>
      <p>{t('pretix is connected by whoever runs your server: three settings, described in the operators’ guide.')}</p>
      <p>
        {t(
          'Until then a performance leads to its own ticket shop page, where one is entered, and the menu to the online shop URL in the house settings, which administrators enter.',
        )}
      </p>
    </>
  )
}
