import { use } from 'react'
import type { HeadProps } from '../../staff-ui/record-form/extensions.ts'
import styles from './dates.module.css'
import { ProductionDatesContext } from './dates-context.tsx'
import { missingIn } from './missing.ts'

/** The poster of the production in the form, else its wide picture; nothing without either. */
export function ProductionPicture({ form: { values }, context }: Pick<HeadProps, 'form' | 'context'>) {
  const id = [values.posterImageId, values.wideImageId, values.squareImageId].find((one) => typeof one === 'number')
  const picture = typeof id === 'number' ? context.pictures[id] : undefined
  return picture ? <img className={styles.poster} src={picture.src} alt="" /> : null
}

/** What the production belongs to, and a chip for each thing it lacks, which leads there. */
export function ProductionFacts({ record, form: { values }, context, openSection }: HeadProps) {
  const { data } = use(ProductionDatesContext)
  const titleOf = (type: string, id: unknown) => (typeof id === 'number' ? context.titles[type]?.[id] : undefined)
  const belongs = [titleOf('genre', values.genreId) ?? titleOf('exhibition-type', values.typeId), titleOf('season', values.seasonId)]
  const missing = record.id === null ? [] : missingIn({ values, withdrawn: context.withdrawn ?? [], found: data ?? undefined })
  return (
    <>
      {belongs.some(Boolean) && <span>{belongs.filter(Boolean).join(' · ')}</span>}
      {missing.map(({ section, text }) => (
        <button key={text} type="button" className={styles.chip} onClick={() => openSection(section)}>
          {text}
        </button>
      ))}
    </>
  )
}
