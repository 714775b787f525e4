import { useState } from 'react'
import { AREAS, type Area } from '../../platform/auth/areas.ts'
import type { Permissions } from '../../platform/auth/permissions.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { request } from '../../staff-ui/api-client.ts'
import { PageHeader } from '../../staff-ui/PageHeader.tsx'
import form from '../../staff-ui/screen.module.css'
import { ListTable } from '../../staff-ui/table/ListTable.tsx'
import { useAction } from '../../staff-ui/use-action.ts'
import accountStyles from '../account/account.module.css'
import { ConfirmDialog } from '../ConfirmDialog.tsx'
import type { AreaFields } from '../role-fields.server.ts'
import type { ListedRole } from '../roles.server.ts'
import { NewRole } from './NewRole.tsx'
import { RoleForm } from './RoleForm.tsx'
import { AREA_NAMES, LEVEL_NAMES } from './role-words.ts'
import styles from './roles.module.css'

type Props = { roles: ListedRole[]; areaFields: AreaFields[]; mayWrite: boolean }
type Asked = { about: 'change' | 'delete'; role: ListedRole }

/** What each role may do in each area, and who has it. The built-in ones are only copied. */
export function Roles({ roles, areaFields, mayWrite }: Props) {
  const { notice, act } = useAction()
  const [asked, setAsked] = useState<Asked | null>(null)
  const close = () => setAsked(null)
  return (
    <>
      <PageHeader
        title={t('Roles')}
        lead={t('The first five come with the program and stay as they are. Copy one to make your own.')}
        notice={notice}
      />
      <ListTable
        head={[t('Role'), ...AREAS.map((area) => t(AREA_NAMES[area])), t('Who has it')]}
        empty=""
        rows={roles.map((role) => ({
          key: role.id,
          cells: [
            <RoleName key="name" role={role} />,
            ...AREAS.map((area) => <Rights key={area} area={area} permissions={role.permissions} areaFields={areaFields} />),
            <span key="holders" className={styles.holders}>
              {role.holders.join(', ') || t('Nobody')}
            </span>,
          ],
          actions: mayWrite && role.revision !== null && <RoleActions role={role} onAsk={(about) => setAsked({ about, role })} />,
        }))}
      />
      {mayWrite && (
        <div className={accountStyles.wide}>
          <NewRole roles={roles} act={act} />
        </div>
      )}
      {asked?.about === 'change' && (
        <RoleForm role={asked.role} areaFields={areaFields} onClose={close} onSaved={() => act(async () => {}, t('Saved'))} />
      )}
      {asked?.about === 'delete' && (
        <ConfirmDialog
          title={t('Delete the role “{name}”?', { name: asked.role.name })}
          action={t('Delete')}
          onClose={close}
          onConfirm={() => act(() => request('DELETE', `/api/roles/${asked.role.id}`), t('Role deleted.'))}
        >
          {t('Nobody has it. It cannot be restored.')}
        </ConfirmDialog>
      )}
    </>
  )
}

function RoleName({ role: { name, revision, permissions } }: { role: ListedRole }) {
  return (
    <>
      {name} {revision === null && <small>{t('built in')}</small>}
      {permissions.scope === 'productions' && <small className={styles.limit}>{t('only their productions')}</small>}
      {permissions.scope === 'published' && <small className={styles.limit}>{t('only what is published')}</small>}
    </>
  )
}

function Rights({ area, permissions, areaFields }: { area: Area; permissions: Permissions; areaFields: AreaFields[] }) {
  const level = permissions.areas[area]
  const fields = permissions.fields[area]
  const labels = areaFields
    .filter((each) => each.area === area)
    .flatMap(({ types }) => types)
    .flatMap((type) => type.fields.filter(({ name }) => fields?.[type.name]?.includes(name)).map(({ label }) => label))
  return (
    <>
      {level === 'none' ? <NoAccess /> : t(LEVEL_NAMES[level])}
      {fields && <small className={styles.limit}>{t('only {fields}', { fields: labels.join(', ') || '–' })}</small>}
    </>
  )
}

/** A dash for the eye in a table of many, words for those who hear it. */
function NoAccess() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{t(LEVEL_NAMES.none)}</span>
    </>
  )
}

function RoleActions({ role, onAsk }: { role: ListedRole; onAsk: (about: Asked['about']) => void }) {
  const { name } = role
  const isUsed = role.holders.length > 0
  return (
    <div className={form.actions}>
      <button type="button" className={form.second} aria-label={t('Change the role “{name}”', { name })} onClick={() => onAsk('change')}>
        {t('Change|role')}
      </button>
      {!isUsed && (
        <button type="button" className={form.second} aria-label={t('Delete the role “{name}”', { name })} onClick={() => onAsk('delete')}>
          {t('Delete')}
        </button>
      )}
    </div>
  )
}
