import { t } from '../../../platform/i18n/i18n.ts'
import type { PictureSource } from '../../../platform/media/picture.ts'
import { FIXED_PARTS, FOOTER_LIMITS, type FooterPart, WRITTEN_PARTS } from '../../../site/index.ts'
import look from '../appearance.module.css'
import { type PartKinds, PartList } from '../parts/PartList.tsx'
import { blankPart, PART_NAMES } from './blank-part.ts'
import { PartFields } from './PartFields.tsx'

type Props = {
  parts: FooterPart[]
  pictures: readonly PictureSource[]
  errors: Record<string, string[]>
  onChange: (parts: FooterPart[]) => void
  onPicture: (picture: PictureSource) => void
}

/** The parts of the footer: chosen, put in order, and filled in; the site beside them shows each change. */
export function FooterFields({ parts, pictures, errors, onChange, onPicture }: Props) {
  const missing = FIXED_PARTS.filter((kind) => !parts.some((part) => part.kind === kind))
  const kinds: PartKinds<FooterPart> = {
    names: PART_NAMES,
    addable: parts.length < FOOTER_LIMITS.parts ? [...missing, ...WRITTEN_PARTS] : [],
    blank: blankPart,
    isWritten: (kind) => WRITTEN_PARTS.some((written) => written === kind),
    stays: (kind) => kind === 'legal',
  }
  return (
    <section className={look.part} aria-labelledby="footer-part">
      <h2 id="footer-part">{t('Footer')}</h2>
      <p className={look.hint}>{t('From left to right, as many as you like. Drag a part by its handle or move it with the arrows.')}</p>
      <PartList kinds={kinds} field="identity.footer" parts={parts} errors={errors} onChange={onChange}>
        {(part, errorOf, replace) => (
          <PartFields part={part} pictures={pictures} errorOf={errorOf} onChange={replace} onPicture={onPicture} />
        )}
      </PartList>
    </section>
  )
}
