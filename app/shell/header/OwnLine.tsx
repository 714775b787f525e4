import { t } from '../../platform/i18n/i18n.ts'
import type { BarPart, LayoutData, LinePart } from '../../site/index.ts'
import { SmartLink } from '../../ui/SmartLink.tsx'
import { AccountArea, ShopLink } from './AccountArea.tsx'
import { Languages } from './Languages.tsx'
import { SchemeSwitch } from './SchemeSwitch.tsx'

/**
 * What a phone has room for in its bar: a short call and one part more. `HEADER_LIMITS` says the first to those who write the
 * call; brought from there it would be one more script for visitors, so a test holds both together.
 */
export const SHORT_CALL = 10
const BAR_OF_PHONE = 2

type Props = { parts: readonly (LinePart | Call)[]; frame: LayoutData }
type Call = Extract<BarPart, { kind: 'call' }>

/**
 * What the menu of a phone ends with: the line, and what stands in the bar of wide screens alone. The languages are in one of
 * the two; whoever reads another one finds them here in either case.
 */
export function OwnMenuLine({ frame }: { frame: LayoutData }) {
  if (!frame.header) return null
  const { line, bar } = frame.header
  const languages = bar.some(({ kind }) => kind === 'languages') ? [{ kind: 'languages' } as const] : []
  return <OwnLine parts={[...bar.filter((part) => part.kind === 'call'), ...line, ...languages]} frame={frame} />
}

/** The parts of a line that a house has written and put in order. */
export function OwnLine({ parts, frame }: Props) {
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts have no key but their place
    <Part key={index} part={part} frame={frame} />
  ))
}

function Part({ part, frame }: { part: Props['parts'][number]; frame: LayoutData }) {
  switch (part.kind) {
    case 'hours':
      return <Hours hours={frame.openingHours} />
    case 'shop':
      return <ShopLink />
    case 'favourites':
      return frame.favoritesLink && <a href={frame.favoritesLink}>{t('Favourites')}</a>
    case 'account':
      return <AccountArea />
    case 'languages':
      return <Languages locales={frame.locales} />
    case 'scheme':
      return <SchemeSwitch />
    case 'gap':
      return <span className="house-gap" />
    case 'text':
      return part.url ? <SmartLink to={part.url}>{part.text}</SmartLink> : <span>{part.text}</span>
    case 'phone':
      return <a href={`tel:${part.phone.replace(/[^+\d]/g, '')}`}>{part.phone}</a>
    case 'social':
      return part.links.map(({ name, url }) => (
        <SmartLink key={url} to={url} newWindow>
          {name}
        </SmartLink>
      ))
    case 'call':
      return <Call part={part} frame={frame} />
  }
}

function Hours({ hours }: { hours: LayoutData['openingHours'] }) {
  if (!hours) return null
  return (
    <p className="house-hours" data-today>
      {t('Box office')}
      {': '}
      {hours.url ? <SmartLink to={hours.url}>{hours.text}</SmartLink> : hours.text}
    </p>
  )
}

/** What the house asks its visitors to do first. Where a phone has no room for it in the bar, it stands in the menu. */
export function Call({ part: { text, url }, frame }: { part: Call; frame: LayoutData }) {
  const besideMenu = frame.header?.bar.filter(({ kind }) => kind !== 'languages') ?? []
  const isLong = text.length > SHORT_CALL || besideMenu.length > BAR_OF_PHONE
  return (
    <SmartLink to={url} className="house-call" data-long={isLong || undefined}>
      {text}
    </SmartLink>
  )
}
