import { t } from '../../platform/i18n/i18n.ts'
import { OwnText } from '../../ui/OwnText.tsx'
import type { BlockData } from './loaders.server.ts'
import { Strip } from './Strip.tsx'

/** The co-producer or promoter. */
export function Promoter({ data }: { data: BlockData<'Promoter'> }) {
  return (
    <Strip title={t('Promoter')}>
      <OwnText field="promoter" as="p">
        {data}
      </OwnText>
    </Strip>
  )
}
