import { t } from '../../platform/i18n/i18n.ts'
import { OwnText } from '../../ui/OwnText.tsx'
import type { BlockData } from './loaders.server.ts'
import { Strip } from './Strip.tsx'

/** Information for visitors: what has changed about this performance, then what applies to all. */
export function ImportantInfo({ data }: { data: BlockData<'ImportantInfo'> }) {
  return (
    <Strip title={t('Important information')}>
      <OwnText field="note" as="p">
        {data.note}
      </OwnText>
      <OwnText field="importantInfo" as="p">
        {data.importantInfo}
      </OwnText>
    </Strip>
  )
}
