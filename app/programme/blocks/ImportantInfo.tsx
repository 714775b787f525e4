import { t } from '../../platform/i18n/i18n.ts'
import type { BlockData } from './loaders.server.ts'
import { Strip } from './Strip.tsx'

/** Information for visitors: what has changed about this performance, then what applies to all. */
export function ImportantInfo({ data }: { data: BlockData<'ImportantInfo'> }) {
  return (
    <Strip title={t('Important information')}>
      {data.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Strip>
  )
}
