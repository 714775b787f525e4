import { useId, useState } from 'react'
import { LOGO_LIMITS, type Logo } from '../../identity/index.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { chooseAgain } from '../../staff-ui/choose-again.ts'
import form from '../../staff-ui/screen.module.css'
import styles from './appearance.module.css'
import { logoAddress } from './logo-address.ts'

type Props = { label: string; logo: Logo | null; ground: string; errors: string[] | undefined; onChange: (logo: Logo | null) => void }

/** A logo on the paper it is for: chosen as a file, cleaned by the server when it is adopted. */
export function LogoField({ label, logo, ground, errors, onChange }: Props) {
  const [failure, setFailure] = useState('')
  const inputId = useId()
  const message = failure || errors?.join(' ')

  async function take(file: File | undefined): Promise<void> {
    const read = file && (await logoOf(file))
    setFailure(file && !read ? t('A logo is an SVG file of up to 48 kB or a PNG file of up to 190 kB.') : '')
    if (read) onChange(read)
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
          <button type="button" className={form.second} aria-label={t('Remove: {name}', { name: label })} onClick={() => onChange(null)}>
            {t('Remove|logo')}
          </button>
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
