import { useEffect, useRef, useState } from 'react'
import { contrastFaults, type Identity, type Logo, leastContrast, ratioText, type Theme } from '../../identity/index.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { request } from '../../staff-ui/api-client.ts'
import { Icon } from '../../staff-ui/Icon.tsx'
import { Field } from '../../ui/Field.tsx'
import { FurtherFamilies } from '../appearance/FurtherFamilies.tsx'
import { LogoField } from '../appearance/LogoField.tsx'
import { withLogo } from '../appearance/with-logo.ts'
import { CardForm, type CardWays } from './CardForm.tsx'
import choices from './choices.module.css'
import { colourProposals } from './colour-proposals.ts'
import styles from './first-day.module.css'
import type { FirstDayScreen } from './first-day.server.ts'
import { logoColours } from './logo-colours.ts'

/** What the house looks like before it is saved. */
export type HouseDraft = { name: string; identity: Identity }

type Props = { screen: FirstDayScreen; draft: HouseDraft; onChange: (change: (draft: HouseDraft) => HouseDraft) => void; ways: CardWays }

/** Name, logo and colours: the site beside it shows each of them at once. */
export function HouseCard({ screen: { firstDay, look, house }, draft, onChange, ways }: Props) {
  const { name, identity } = draft
  const changeLook = (change: (look: Identity) => Identity) => onChange((now) => ({ ...now, identity: change(now.identity) }))
  const changeLogo = (field: 'logo' | 'darkLogo') => (logo: Logo | null, inPlaceOf?: Logo) =>
    changeLook((now) => withLogo(now, field, logo, inPlaceOf))
  const changeTheme = (theme: Theme) => changeLook((now) => ({ ...now, theme }))
  const isLookChanged = JSON.stringify(identity) !== JSON.stringify(look.identity)
  const isNameChanged = name.trim() !== house.name

  // What is saved of the two stays saved where the other fails: the next press goes on from there.
  const named = useRef<{ since: string; name: string; revision: string }>(undefined)

  async function save(): Promise<void> {
    const saved = named.current?.since === house.revision ? named.current : house
    if (name.trim() !== saved.name) {
      const change = { base: saved.revision, values: { houseName: name.trim() } }
      const { revision } = await request<{ revision: string }>('PATCH', '/api/admin/settings/1', change)
      named.current = { since: house.revision, name: name.trim(), revision }
    }
    if (isLookChanged) await request('PUT', '/api/identity', { base: look.revision, identity })
  }

  return (
    <CardForm
      title={t('What your theatre looks like')}
      lead={t('Everything can be changed at any time. You see it at once on your own site.')}
      ways={ways}
      isDirty={isLookChanged || isNameChanged}
      isDone={firstDay.done.includes('house')}
      isReady={name.trim() !== '' && contrastFaults(identity.theme).length === 0}
      save={save}
    >
      {(errors) => (
        <>
          <Field label={t('Name')} error={errors.houseName?.join(' ')}>
            {(control) => (
              <input
                {...control}
                autoComplete="organization"
                maxLength={80}
                value={name}
                onChange={({ target }) => onChange((now) => ({ ...now, name: target.value }))}
              />
            )}
          </Field>
          <div className={styles.logos}>
            <LogoField
              label={t('Logo on light')}
              errors={errors.logo}
              logo={identity.logo}
              ground={identity.theme.light.ground}
              onChange={changeLogo('logo')}
            />
            {identity.logo && (
              <LogoField
                label={t('Logo on dark')}
                errors={errors.darkLogo}
                logo={identity.darkLogo}
                ground={identity.theme.dark.ground}
                onChange={changeLogo('darkLogo')}
              />
            )}
            <p className={styles.hint}>{t('SVG or PNG. The icons for browsers and phones are made from it.')}</p>
          </div>
          <Colours logo={identity.logo} theme={identity.theme} onChange={changeTheme} />
          <Faces theme={identity.theme} onChange={changeTheme} />
        </>
      )}
    </CardForm>
  )
}

type ThemeProps = { theme: Theme; onChange: (theme: Theme) => void }

/** Three colours, from the logo where there is one, with what their contrast is. */
function Colours({ logo, theme, onChange }: ThemeProps & { logo: Logo | null }) {
  const [fromLogo, setFromLogo] = useState<string[]>([])
  useEffect(() => {
    let isLate = false
    if (!logo) setFromLogo([])
    else void logoColours(logo).then((colours) => !isLate && setFromLogo(colours))
    return () => {
      isLate = true
    }
  }, [logo])
  return (
    <fieldset className={choices.choices}>
      <legend>
        {t('Colours')} {fromLogo.length > 0 && <small>{t('proposed from your logo')}</small>}
      </legend>
      <div className={choices.colours}>
        {colourProposals(fromLogo, theme).map((proposal) => {
          const { ground, ink } = proposal.theme.pairs.zinnober
          return (
            <label key={proposal.colour} className={choices.choice}>
              <span
                className={choices.swatch}
                style={{ background: `linear-gradient(90deg, ${ground} 65%, ${ink} 65%)` }}
                aria-hidden="true"
              />
              <span>
                {t(proposal.name)}
                <input
                  type="radio"
                  name="colour"
                  checked={theme.pairs.zinnober.ground === ground && theme.stage.ground === proposal.theme.stage.ground}
                  onChange={() => onChange(proposal.theme)}
                />
              </span>
            </label>
          )
        })}
      </div>
      <p role="status" className={choices.readable}>
        <Icon name="checked" />
        {t('Contrast of at least {ratio} : 1 everywhere, readable for all', { ratio: ratioText(leastContrast(theme)) })}
      </p>
    </fieldset>
  )
}

function Faces({ theme, onChange }: ThemeProps) {
  const chosen = theme.headlineFace
  return (
    <fieldset className={choices.choices}>
      <legend>{t('Typeface|first day')}</legend>
      <div className={choices.faces}>
        {(['newsreader', 'archivo'] as const).map((face) => (
          <label key={face} className={choices.choice}>
            <span className={choices.sample} data-face={face} aria-hidden="true">
              {t('An evening of theatre|sample')}
            </span>
            <span>
              {t(face === 'newsreader' ? 'Like a book: Newsreader' : 'Bold as a poster: Archivo')}
              <input type="radio" name="face" checked={chosen === face} onChange={() => onChange({ ...theme, headlineFace: face })} />
            </span>
          </label>
        ))}
      </div>
      <FurtherFamilies name="face" use="headlines" value={chosen} onChange={(headlineFace) => onChange({ ...theme, headlineFace })} />
    </fieldset>
  )
}
