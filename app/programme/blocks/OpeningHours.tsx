import { t } from '../../platform/i18n/i18n.ts'
import { SmartLink } from '../../ui/SmartLink.tsx'
import type { BlockData } from './loaders.server.ts'
import { Strip } from './Strip.tsx'

/** Whether the box office is open now, and its hours today; likewise of the house's further counters. */
export function OpeningHours({ data }: { data: BlockData<'OpeningHours'> }) {
  return (
    <Strip title={t('Box office')}>
      <p>{data.url ? <SmartLink to={data.url}>{data.text}</SmartLink> : data.text}</p>
      {data.times && <p>{data.times}</p>}
      {data.others.map(({ name, text, url, times }) => (
        <p key={name}>
          {name}: {url ? <SmartLink to={url}>{text}</SmartLink> : text}
          {times && ` (${times})`}
        </p>
      ))}
    </Strip>
  )
}
