import { t } from '../../platform/i18n/i18n.ts'
import { OwnText } from '../../ui/OwnText.tsx'
import type { BlockData } from './loaders.server.ts'
import { Strip } from './Strip.tsx'

/** The sponsors. */
export function Sponsors({ data }: { data: BlockData<'Sponsors'> }) {
  return (
    <Strip title={t('Sponsors')}>
      <OwnText field="sponsors" as="p">
        {data}
      </OwnText>
    </Strip>
  )
}
