import type { ReactNode } from 'react'
import { CONSENT_ANCHOR } from '../../consent/index.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { link } from '../../platform/routing/link.ts'
import { ADMIN_PATH } from '../../platform/routing/table.ts'
import { Picture } from '../../ui/Picture.tsx'
import { SmartLink } from '../../ui/SmartLink.tsx'
import type { ShownFooterPart, ShownLogo } from '../footer-parts.ts'
import type { LayoutData } from '../layout-data.ts'
import styles from './FooterParts.module.css'

/** Logos are drawn for light paper; the footer is dark. Said here, because only houses that have logos need it. */
const LOGO_PAPER = { background: '#fff', padding: '0.5rem' }
/** A row of its own below the columns. */
const WHOLE_ROW = { gridColumn: '1 / -1' }
const AS_WRITTEN = { whiteSpace: 'pre-line' } as const
const USUAL: ShownFooterPart[] = [{ kind: 'hours' }, { kind: 'service' }, { kind: 'legal' }]

/** How logos stand beside each other, also those of the administrators' HTML. */
export const footerLogosClass = styles.logos

/** The parts of the footer in the order that the house has chosen; without a choice hours, service and legal links (B §2). */
export function FooterParts({ frame, parts = USUAL }: { frame: LayoutData; parts?: ShownFooterPart[] | undefined }) {
  return (
    <div className={styles.columns}>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no key but their place
        <FooterPart key={index} part={part} frame={frame} />
      ))}
    </div>
  )
}

function FooterPart({ part, frame }: { part: ShownFooterPart; frame: LayoutData }) {
  switch (part.kind) {
    case 'hours':
      return <Hours hours={frame.openingHours} />
    case 'service':
      return (
        <Navigation
          label={t('Service')}
          entries={frame.footer.map(({ menu_name, url, is_clickable }) => ({ title: menu_name, url, isText: !is_clickable }))}
        />
      )
    case 'legal':
      return <Navigation label={t('Legal')} entries={legalEntries(frame)} />
    case 'address':
      return (
        <Words title={part.title} text={part.text}>
          {part.phone && <a href={`tel:${part.phone.replace(/[^+\d]/g, '')}`}>{part.phone}</a>}
          {part.mail && <a href={`mailto:${part.mail}`}>{part.mail}</a>}
        </Words>
      )
    case 'social':
      return (
        <Words title={part.title} text="">
          {part.links.map(({ name, url }) => (
            <SmartLink key={url} to={url} newWindow>
              {name}
            </SmartLink>
          ))}
        </Words>
      )
    case 'newsletter':
      return (
        <Words title={part.title} text={part.text}>
          <SmartLink to={part.url} newWindow={/^https?:/.test(part.url)}>
            {part.link}
          </SmartLink>
        </Words>
      )
    case 'sponsors':
      return <Sponsors title={part.title} logos={part.logos} />
    case 'text':
      return <Words title={part.title} text={part.text} />
  }
}

function Hours({ hours }: { hours: LayoutData['openingHours'] }) {
  if (!hours) return null
  return (
    <div className={styles.hours} data-today>
      <p>{t('Box office')}</p>
      <p className={styles.large}>{hours.url ? <SmartLink to={hours.url}>{hours.text}</SmartLink> : hours.text}</p>
    </div>
  )
}

function legalEntries(frame: LayoutData) {
  return [
    ...[
      { title: t('GTC'), url: link('legals-agb') },
      { title: t('Imprint'), url: link('legals-imprint') },
      { title: t('Privacy policy'), url: link('legals-privacy') },
    ].filter(({ url }) => frame.legal.includes(url)),
    { title: t('Cookie settings'), url: `#${CONSENT_ANCHOR}` },
    { title: t('For staff'), url: ADMIN_PATH },
    ...(frame.whistleblowerLink ? [{ title: t('Whistleblower Protection Act'), url: frame.whistleblowerLink }] : []),
  ]
}

function Navigation({ label, entries }: { label: string; entries: { title: string; url: string; isText?: boolean }[] }) {
  return (
    <nav aria-label={label}>
      <ul>
        {entries.map(({ title, url, isText }) => (
          <li key={url}>
            {isText ? (
              title
            ) : (
              <SmartLink to={url} newWindow={/^https?:/.test(url)}>
                {title}
              </SmartLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** A part that is written: its title, its words, and links one below the other. */
function Words({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  const links = [children].flat().filter(Boolean)
  return (
    <div className={styles.hours}>
      {title && <p>{title}</p>}
      {text && <p style={AS_WRITTEN}>{text}</p>}
      {links.map((one, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: links in the order of the part
        <p key={index}>{one}</p>
      ))}
    </div>
  )
}

function Sponsors({ title, logos }: { title: string; logos: ShownLogo[] }) {
  if (logos.length === 0) return null
  return (
    <div className={styles.hours} style={WHOLE_ROW}>
      {title && <p>{title}</p>}
      <div className={styles.logos}>
        {logos.map(({ picture, name, url }) => {
          const image = <Picture picture={picture} sizes="12rem" alt={name} />
          return (
            <span key={picture.id} style={LOGO_PAPER}>
              {url ? (
                <SmartLink to={url} newWindow>
                  {image}
                </SmartLink>
              ) : (
                image
              )}
            </span>
          )
        })}
      </div>
    </div>
  )
}
