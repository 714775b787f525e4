import type { PageSettings } from '../../content/page-schema.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { Label } from '../../platform/i18n/message-ids.ts'
import forms from '../../staff-ui/forms.module.css'
import { InstantField } from './settings-fields.tsx'
import type { SettingsProps } from './settings-props.ts'

const SWITCHES: { name: keyof PageSettings; label: Label }[] = [
  { name: 'is_online', label: 'Visible to visitors' },
  { name: 'in_menu', label: 'In the menu' },
  { name: 'in_footer', label: 'In the footer' },
  { name: 'is_clickable', label: 'Clickable in menu and breadcrumb' },
  { name: 'has_tab_navigation', label: 'Show subpages as tabs' },
  { name: 'is_landing_page', label: 'Landing page without menu' },
]

/** Who sees a page, where and when. A system page is always online. */
export function PageVisibility({ page, errors, set }: SettingsProps) {
  return (
    <fieldset className={forms.group}>
      <legend>{t('Visibility')}</legend>
      {page.is_house && (
        <p className={forms.hint}>
          {t('This is a system page: its URL is fixed and it always stays online. You can change everything else.')}
        </p>
      )}
      {SWITCHES.filter(({ name }) => name !== 'is_online' || !page.is_house).map(({ name, label }) => (
        <label key={name} className={forms.check}>
          <input type="checkbox" checked={Boolean(page[name])} onChange={(event) => set(name, event.target.checked)} />
          {t(label)}
        </label>
      ))}
      {!page.is_house && (
        <>
          <InstantField
            label={t('Visible from')}
            value={page.publish_at}
            errors={errors.publish_at}
            onChange={(value) => set('publish_at', value)}
          />
          <InstantField
            label={t('Visible until')}
            value={page.unpublish_at}
            errors={errors.unpublish_at}
            onChange={(value) => set('unpublish_at', value)}
          />
        </>
      )}
    </fieldset>
  )
}
