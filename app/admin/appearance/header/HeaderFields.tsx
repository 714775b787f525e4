import { t } from '../../../platform/i18n/i18n.ts'
import {
  ARRANGEMENTS,
  type BarPart,
  FIXED_BAR_PARTS,
  FIXED_LINE_PARTS,
  HEADER_LIMITS,
  type HouseHeader,
  type LinePart,
  WRITTEN_LINE_PARTS,
} from '../../../site/index.ts'
import look from '../appearance.module.css'
import { type PartKinds, PartList } from '../parts/PartList.tsx'
import { AnnouncementFields } from './AnnouncementFields.tsx'
import { ARRANGEMENT_NAMES, BAR_NAMES, blankBarPart, blankLinePart, LINE_NAMES } from './header-part-kinds.ts'
import { CallFields, LineFields } from './LineFields.tsx'

type Props = { header: HouseHeader; errors: Record<string, string[]>; onChange: (header: HouseHeader) => void }

/** The header: an announcement, a line above, how name and menu stand, and what is beside the menu button; the site beside shows each change. */
export function HeaderFields({ header, errors, onChange }: Props) {
  const { line, bar } = header
  const change = (changes: Partial<HouseHeader>) => onChange({ ...header, ...changes })
  return (
    <section className={look.part} aria-labelledby="header-part">
      <h2 id="header-part">{t('Header')}</h2>
      <AnnouncementFields
        announcement={header.announcement}
        errorOf={(path) => errors[`identity.header.announcement.${path}`]?.join(' ')}
        onChange={(announcement) => change({ announcement })}
      />
      <fieldset className={`${look.choice} ${look.lines}`}>
        <legend>{t('Name and menu')}</legend>
        {ARRANGEMENTS.map((arrangement) => (
          <label key={arrangement}>
            <input type="radio" name="arrangement" checked={header.arrangement === arrangement} onChange={() => change({ arrangement })} />
            {t(ARRANGEMENT_NAMES[arrangement])}
          </label>
        ))}
      </fieldset>
      <h3>{t('Line above the name')}</h3>
      <p className={look.hint}>
        {t('On wide screens, from left to right; on a phone it is at the end of the menu. Without parts there is no line.')}
      </p>
      {/* The languages are in one place: where they come to, they leave the other. */}
      <PartList
        kinds={lineKinds(line)}
        field="identity.header.line"
        parts={line}
        errors={errors}
        onChange={(next) => change({ line: next, ...(hasLanguages(next) ? { bar: withoutLanguages(bar) } : {}) })}
      >
        {(part, errorOf, replace) => <LineFields part={part} errorOf={errorOf} onChange={replace} />}
      </PartList>
      <h3>{t('Beside the menu button')}</h3>
      <p className={look.hint}>{t('The menu button itself is always last.')}</p>
      <PartList
        kinds={barKinds(bar)}
        field="identity.header.bar"
        parts={bar}
        errors={errors}
        onChange={(next) => change({ bar: next, ...(hasLanguages(next) ? { line: withoutLanguages(line) } : {}) })}
      >
        {(part, errorOf, replace) => part.kind === 'call' && <CallFields part={part} errorOf={errorOf} onChange={replace} />}
      </PartList>
    </section>
  )
}

type AnyPart = { kind: string }
const hasLanguages = (parts: readonly AnyPart[]): boolean => parts.some(({ kind }) => kind === 'languages')
const withoutLanguages = <Part extends AnyPart>(parts: Part[]): Part[] => parts.filter(({ kind }) => kind !== 'languages')
const missingOf = <Kind extends string>(kinds: readonly Kind[], parts: readonly AnyPart[]): Kind[] =>
  kinds.filter((kind) => !parts.some((part) => part.kind === kind))

function lineKinds(line: LinePart[]): PartKinds<LinePart> {
  return {
    names: LINE_NAMES,
    addable: line.length < HEADER_LIMITS.line ? [...missingOf(FIXED_LINE_PARTS, line), ...WRITTEN_LINE_PARTS] : [],
    blank: blankLinePart,
    isWritten: (kind) => WRITTEN_LINE_PARTS.some((written) => written === kind),
    stays: (kind) => kind === 'languages',
  }
}

function barKinds(bar: BarPart[]): PartKinds<BarPart> {
  return {
    names: BAR_NAMES,
    addable: missingOf([...FIXED_BAR_PARTS, 'call'] as const, bar),
    blank: blankBarPart,
    isWritten: (kind) => kind === 'call',
    stays: (kind) => kind === 'languages',
  }
}
