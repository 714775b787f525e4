import { Link } from 'react-router'
import { t } from '../platform/i18n/i18n.ts'
import { adminUrl } from '../platform/routing/admin-url.ts'
import type { RecordExtension } from '../staff-ui/record-form/extensions.ts'
import styles from '../staff-ui/screen.module.css'
import { CastChanges } from './CastChanges.tsx'
import { EventConflicts } from './EventConflicts.tsx'
import { LastCast } from './LastCast.tsx'

/** Extensions of the forms of productions and performances. */
export const schedulingExtensions: Record<string, RecordExtension> = {
  production: {
    Actions: ({ id }) => (
      <>
        <Link className={styles.second} to={`${adminUrl('event', 'several')}?productionId=${id}`}>
          {t('Multiple performances')}
        </Link>
        <Link className={styles.second} to={adminUrl('production', id, 'cast')}>
          {t('Open cast grid')}
        </Link>
      </>
    ),
  },
  event: {
    Actions: ({ id }) => (
      <Link className={styles.second} to={adminUrl('event', id, 'cast')}>
        {t('Cast')}
      </Link>
    ),
    Above: ({ form, id, learn }) => (
      <>
        <EventConflicts form={form} id={id} />
        <LastCast form={form} id={id} onNames={(titles) => learn('person', titles)} />
      </>
    ),
  },
}

/** Inputs for row fields of records, by the name in their field definition. */
export const schedulingRowInputs = { 'changes-of-cast': CastChanges }
