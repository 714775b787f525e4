import { t } from '../../../platform/i18n/i18n.ts'
import { RowList } from '../../../staff-ui/fields/RowList.tsx'
import { TextInput } from '../../../staff-ui/inputs/TextInput.tsx'
import type { ErrorOf } from './PartList.tsx'

type Links = { name: string; url: string }[]
type Props = { links: Links; errorOf: ErrorOf; onChange: (links: Links) => void }

/** The house's pages in social networks. */
export function NetworksField({ links, errorOf, onChange }: Props) {
  return (
    <RowList
      label={t('Networks')}
      error={errorOf('links')}
      itemLabel={t('Network')}
      rows={links}
      isReadOnly={false}
      blank={() => ({ name: '', url: 'https://' })}
      onChange={(rows) => onChange(rows as Links)}
    >
      {(row, index, replace) => (
        <>
          <TextInput
            label={t('Name of the network')}
            error={errorOf(`links.${index}.name`)}
            value={String(row.name)}
            onChange={(name) => replace({ ...row, name })}
          />
          <TextInput
            label={t('URL of your page there')}
            error={errorOf(`links.${index}.url`)}
            value={String(row.url)}
            onChange={(url) => replace({ ...row, url })}
          />
        </>
      )}
    </RowList>
  )
}
