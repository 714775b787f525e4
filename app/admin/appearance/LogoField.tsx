import { useId, useState } from 'react'
import { LOGO_LIMITS, type Logo, type LostPart } from '../../identity/index.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { Label } from '../../platform/i18n/message-ids.ts'
import { ApiError, request } from '../../staff-ui/api-client.ts'
import { chooseAgain } from '../../staff-ui/choose-again.ts'
import form from '../../staff-ui/screen.module.css'
import { failureText } from '../../staff-ui/use-action.ts'
import styles from './appearance.module.css'
import { logoAddress } from './logo-address.ts'

type Props = {
  label: string
  logo: Logo | null
  ground: string
  errors: string[] | undefined
  /** With `inPlaceOf` only where that logo is still the one that was chosen last. */
  onChange: (logo: Logo | null, inPlaceOf?: Logo) => void
}

/** A logo on the paper it is for: chosen as a file, and shown as the server has cleaned it. */
export function LogoField({ label, logo, ground, errors, onChange }: Props) {
  const [failure, setFailure] = useState('')
  const [lost, setLost] = useState<LostPart[]>([])
  const inputId = useId()
  const message = failure || errors?.join(' ')

  async function take(file: File | undefined): Promise<void> {
    const read = file && (await logoOf(file))
    setLost([])
    setFailure(file && !read ? t('A logo is an SVG file of up to 48 kB or a PNG file of up to 190 kB.') : '')
    if (read) await adopt(read)
  }

  /** Shows it at once, and then what visitors would get of it. */
  async function adopt(read: Logo): Promise<void> {
    onChange(read)
    try {
      const cleaned = await request<{ logo: Logo; lost: LostPart[] }>('POST', '/api/identity/logo', { logo: read })
      setLost(cleaned.lost)
      onChange(cleaned.logo, read)
    } catch (error) {
      setFailure((error instanceof ApiError && error.problem.errors?.logo?.join(' ')) || failureText(error))
      onChange(logo, read)
    }
  }

  return (
    <div className={styles.logo}>
      <span className={styles.logoPaper} style={{ background: ground }}>
        {logo && <img src={logoAddress(logo)} alt={label} />}
      </span>
      <div>
        <label htmlFor={inputId}>{label}</label>
        <input
          {...chooseAgain}
          id={inputId}
          type="file"
          accept=".svg,.png,image/svg+xml,image/png"
          aria-invalid={Boolean(message) || undefined}
          aria-describedby={message ? `${inputId}-message` : undefined}
          onChange={({ target }) => void take(target.files?.[0])}
        />
        {logo && (
          <button
            type="button"
            className={form.second}
            aria-label={t('Remove: {name}', { name: label })}
            onClick={() => {
              setLost([])
              onChange(null)
            }}
          >
            {t('Remove|logo')}
          </button>
        )}
        {lost.length > 0 && (
          <p role="status" className={styles.hint}>
            {lostWords(lost)}
          </p>
        )}
        {message && (
          <p id={`${inputId}-message`} role="alert" className={styles.fault}>
            {message}
          </p>
        )}
      </div>
    </div>
  )
}

const LOST: Record<Exclude<LostPart, 'fonts'>, Label> = {
  filters: 'shadows and other filters',
  pictures: 'embedded pictures',
  blending: 'blend modes',
  animations: 'animations',
  html: 'embedded web pages',
}

/** What of a file is not in the logo, in sentences. */
function lostWords(lost: LostPart[]): string {
  const parts = lost.flatMap((part) => (part === 'fonts' ? [] : [t(LOST[part])]))
  const words =
    lost.includes('fonts') && t('Not every device has the typeface of its words. Convert them to paths before you save the file.')
  return [parts.length > 0 && t('Not taken over: {parts}.', { parts: parts.join(', ') }), words].filter(Boolean).join(' ')
}

/** A file as a logo; undefined when it is of another kind or too large. */
async function logoOf(file: File): Promise<Logo | undefined> {
  if (/\.svg$/i.test(file.name)) {
    const data = await file.text()
    return data && data.length <= LOGO_LIMITS.svg ? { kind: 'svg', data } : undefined
  }
  if (!/\.png$/i.test(file.name)) return undefined
  const bytes = new Uint8Array(await file.arrayBuffer())
  const data = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  return data && data.length <= LOGO_LIMITS.png ? { kind: 'png', data } : undefined
}
