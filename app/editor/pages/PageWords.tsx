import type { PageSettings } from '../../content/page-schema.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { Label } from '../../platform/i18n/message-ids.ts'
import forms from '../../staff-ui/forms.module.css'
import { ShareImage } from './ShareImage.tsx'
import { TextField } from './settings-fields.tsx'
import type { SettingsProps } from './settings-props.ts'

type Name = keyof PageSettings

const LINES: { group: Label; fields: { name: Name; label: Label; long?: boolean }[] }[] = [
  {
    group: 'On the page',
    fields: [
      { name: 'title', label: 'Title' },
      { name: 'slug', label: 'Last part of the URL' },
      { name: 'headline', label: 'Heading' },
    ],
  },
  {
    group: 'Search engines',
    fields: [
      { name: 'meta_title', label: 'Search engine title' },
      { name: 'meta_description', label: 'Search engine description', long: true },
    ],
  },
  {
    group: 'Sharing',
    fields: [
      { name: 'og_title', label: 'Title when shared' },
      { name: 'og_description', label: 'Description when shared', long: true },
    ],
  },
]

/** What a page is called: on itself, in search engines and where it is shared. */
export function PageWords({ page, errors, set, focused }: SettingsProps & { focused: Name | undefined }) {
  return LINES.map(({ group, fields }) => (
    <fieldset key={group} className={forms.group}>
      <legend>{t(group)}</legend>
      {fields.map(({ name, label, long }) =>
        name === 'slug' && page.is_house ? null : (
          <TextField
            key={name}
            label={t(label)}
            long={long}
            value={String(page[name] ?? '')}
            errors={errors[name]}
            startsFocused={name === focused}
            onChange={(value) => set(name, value)}
          />
        ),
      )}
      {group === 'Sharing' && (
        <>
          <label className={forms.field}>
            <span>{t('Content type')}</span>
            <select value={page.og_type} onChange={(event) => set('og_type', event.target.value)}>
              <option value="website">{t('Website')}</option>
              <option value="article">{t('Article')}</option>
              <option value="profile">{t('Profile')}</option>
            </select>
          </label>
          <ShareImage id={page.og_image} onChange={(id) => set('og_image', id)} />
        </>
      )}
    </fieldset>
  ))
}
