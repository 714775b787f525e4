import { useState } from 'react'
import { contrastFaults, type Face, type Identity, type Logo, type ReadIdentity } from '../../identity/index.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { PictureSource } from '../../platform/media/picture.ts'
import { shownFooter } from '../../site/index.ts'
import { ApiError, request } from '../../staff-ui/api-client.ts'
import { LeaveGuard } from '../../staff-ui/LeaveGuard.tsx'
import { PageHeader } from '../../staff-ui/PageHeader.tsx'
import form from '../../staff-ui/screen.module.css'
import { failureText } from '../../staff-ui/use-action.ts'
import styles from './appearance.module.css'
import { ColourFields } from './ColourFields.tsx'
import { FooterFields } from './footer/FooterFields.tsx'
import { HouseFaces } from './HouseFaces.tsx'
import { HeaderFields } from './header/HeaderFields.tsx'
import { LogoField } from './LogoField.tsx'
import { ShapeFields } from './ShapeFields.tsx'
import { SharePicture } from './SharePicture.tsx'
import { SitePreview } from './SitePreview.tsx'
import { ThemeChoice } from './ThemeChoice.tsx'
import { ThemeFile } from './ThemeFile.tsx'
import { withLogo } from './with-logo.ts'

type Props = {
  read: ReadIdentity
  kept: Face[] /** of the logos in the footer */
  pictures: PictureSource[] /** one that is shown as a link */
  sharedPage: number | null
}

/** Its logos, to be compared. */
const logosOf = ({ logo, darkLogo }: Identity) => JSON.stringify([logo, darkLogo])

/** What the theatre looks like, beside its own site. Nothing is online before it is adopted, and the last adoption can be taken back. */
export function Appearance({ read, kept, pictures: known, sharedPage }: Props) {
  const [stored, setStored] = useState(read)
  const [draft, setDraft] = useState(read.identity)
  const [faces, setFaces] = useState(kept)
  const [pictures, setPictures] = useState(known)
  const [notice, setNotice] = useState('')
  const [errors, setErrors] = useState<Record<string, string[]>>({})
  const isDirty = JSON.stringify(draft) !== JSON.stringify(stored.identity)
  // A page that is shown draws the stored logo; with another one it is drawn anew.
  const hasOtherLogo = logosOf(draft) !== logosOf(stored.identity)
  const isReadable = contrastFaults(draft.theme).length === 0
  const change = (changes: Partial<Identity>) => setDraft((current) => ({ ...current, ...changes }))
  const changeLogo = (name: 'logo' | 'darkLogo') => (logo: Logo | null, inPlaceOf?: Logo) =>
    setDraft((current) => withLogo(current, name, logo, inPlaceOf))

  function settle(result: ReadIdentity, done: string): void {
    setStored(result)
    setDraft(result.identity)
    setErrors({})
    setNotice(done)
  }
  function send(method: string, path: string, body: object, done: string): Promise<void> {
    return request<ReadIdentity>(method, path, { base: stored.revision, ...body }).then(
      (result) => settle(result, done),
      (error) => {
        setNotice(failureText(error))
        setErrors(error instanceof ApiError ? (error.problem.errors ?? {}) : {})
      },
    )
  }
  const adopt = () => send('PUT', '/api/identity', { identity: draft }, t('Adopted. Visitors see it from now on.'))
  const undo = () => send('POST', '/api/identity/undo', {}, t('The look from before is back.'))

  return (
    <>
      <PageHeader title={t('Appearance')} lead={t('Visitors see nothing of it until you adopt it.')} notice={notice}>
        <button type="button" className={form.second} disabled={isDirty} onClick={undo}>
          {t('Undo last change')}
        </button>
        <button type="button" className={form.second} disabled={!isDirty} onClick={() => setDraft(stored.identity)}>
          {t('Discard draft|look')}
        </button>
        <button type="button" className={form.action} disabled={!isDirty || !isReadable} onClick={adopt}>
          {t('Adopt')}
        </button>
      </PageHeader>
      <div className={styles.screen}>
        <div className={styles.fields}>
          <ThemeChoice theme={draft.theme} onChange={(theme) => change({ theme })} />
          <section className={styles.part} aria-labelledby="logo-part">
            <h2 id="logo-part">{t('Logo|own')}</h2>
            <LogoField
              label={t('Logo on light')}
              errors={errors.logo}
              logo={draft.logo}
              ground={draft.theme.light.ground}
              onChange={changeLogo('logo')}
            />
            <LogoField
              label={t('Logo on dark')}
              errors={errors.darkLogo}
              logo={draft.darkLogo}
              ground={draft.theme.dark.ground}
              onChange={changeLogo('darkLogo')}
            />
            <p className={styles.hint}>{t('SVG or PNG. The icons for browsers and phones are made from it.')}</p>
          </section>
          <ColourFields theme={draft.theme} onChange={(theme) => change({ theme })} />
          <ShapeFields theme={draft.theme} faces={faces} errors={errors} onChange={(theme) => change({ theme })} />
          <HouseFaces faces={faces} theme={draft.theme} onChange={setFaces} onNotice={setNotice} />
          <HeaderFields header={draft.header} errors={errors} onChange={(header) => change({ header })} />
          <FooterFields
            parts={draft.footer}
            pictures={pictures}
            errors={errors}
            onChange={(footer) => change({ footer })}
            onPicture={(picture) => setPictures([...pictures, picture])}
          />
          {sharedPage !== null && <SharePicture page={sharedPage} revision={stored.revision} />}
          <ThemeFile identity={draft} faces={faces} onOpen={setDraft} onFaces={setFaces} onNotice={setNotice} />
        </div>
        <SitePreview
          key={`${stored.revision} ${hasOtherLogo}`}
          {...(hasOtherLogo ? { house: { logo: draft.logo, darkLogo: draft.darkLogo } } : {})}
          theme={draft.theme}
          faces={faces}
          frame={{
            header: draft.header,
            footerParts: shownFooter(draft.footer, new Map(pictures.map((picture) => [picture.id, picture]))),
          }}
        />
      </div>
      <LeaveGuard isDirty={() => isDirty} words={t('The draft of the appearance would be lost.')} />
    </>
  )
}
