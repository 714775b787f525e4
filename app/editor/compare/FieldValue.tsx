import { Fragment, type ReactNode } from 'react'
import type { ModuleField } from '../../modules/definition.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { PictureSource } from '../../platform/media/picture.ts'
import { type PictureUse, pictureKey, pictureUse } from '../../platform/media/picture-use.ts'
import { useDateFormat } from '../../staff-ui/use-date-format.ts'
import styles from './mark.module.css'
import { useRecordTitle } from './record-titles.ts'
import { valueWords } from './value-words.ts'

const PERCENT = 100

export type Pictures = Readonly<Record<string, PictureSource>>

type Props = { form: ModuleField | undefined; value: unknown; pictures: Pictures }

/** A field's value as one sees what is meant: a picture, a record by its title, an item by all that is in it, anything else in words. */
export function FieldValue({ form, value, pictures }: Props): ReactNode {
  const format = useDateFormat()
  if (form?.kind === 'media') return form.accept ? <FileName value={value} /> : <Thumbnail value={value} pictures={pictures} />
  if (form?.kind === 'relation' || form?.kind === 'relations') {
    const ids = [value].flat().filter((id) => typeof id === 'number')
    return ids.length > 0 ? <Joined parts={ids.map((id) => ({ key: String(id), part: <Title of={form.of} id={id} /> }))} /> : t('empty')
  }
  if (form?.kind === 'items' && isItem(value)) return <ItemValue form={form} item={value} pictures={pictures} />
  if (form?.kind === 'items' && Array.isArray(value)) {
    return value.map((item, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: rows have nothing else to be known by
      <Fragment key={index}>
        {index > 0 && <br />}
        <ItemValue form={form} item={item} pictures={pictures} />
      </Fragment>
    ))
  }
  return valueWords(form, value, format) || t('empty')
}

/** Whether two values of a field can be told apart only by what `FieldValue` shows of them, not by words. */
export function isShownWithoutWords(form: ModuleField | undefined): boolean {
  return form !== undefined && ['media', 'relation', 'relations', 'items'].includes(form.kind)
}

/** The record that a row is about, such as the person of a part; nothing for other rows. */
export function RowTitle({ form, item }: { form: ModuleField & { kind: 'items' }; item: Record<string, unknown> }): ReactNode {
  const [name, field] = Object.entries(form.fields).find(([, { kind }]) => kind === 'relation') ?? []
  const id = name === undefined ? undefined : item[name]
  return field?.kind === 'relation' && typeof id === 'number' ? <Title of={field.of} id={id} /> : null
}

function ItemValue({ form, item, pictures }: { form: ModuleField & { kind: 'items' }; item: Record<string, unknown>; pictures: Pictures }) {
  const parts = Object.entries(form.fields).flatMap(([name, field]) => {
    const value = item[name]
    if (value === undefined || value === null || value === '' || value === false) return []
    return [{ key: name, part: value === true ? t(field.label) : <FieldValue form={field} value={value} pictures={pictures} /> }]
  })
  return parts.length > 0 ? <Joined parts={parts} /> : t('empty')
}

function Joined({ parts }: { parts: { key: string; part: ReactNode }[] }) {
  return parts.map(({ key, part }, index) => (
    <Fragment key={key}>
      {index > 0 && ' · '}
      {part}
    </Fragment>
  ))
}

function Title({ of, id }: { of: string; id: number }) {
  return useRecordTitle(of, id)
}

function FileName({ value }: { value: unknown }) {
  const use = pictureUse(value)
  return use ? <Title of="media" id={use.id} /> : t('empty')
}

function Thumbnail({ value, pictures }: { value: unknown; pictures: Pictures }) {
  const [key, use] = [pictureKey(value), pictureUse(value)]
  const picture = key === undefined ? undefined : (pictures[key] ?? pictures[use?.id ?? ''])
  if (!use) return t('no image')
  if (!picture) return <Title of="media" id={use.id} />
  const words = placeWords(use)
  return (
    <span className={styles.picture}>
      <img
        className={styles.thumbnail}
        src={picture.src}
        alt={picture.alt || t('Image {id}', { id: use.id })}
        style={use.crop ? { width: 'auto', aspectRatio: picture.width / picture.height } : { objectPosition: picture.position }}
      />
      {words && <small>{words}</small>}
    </span>
  )
}

/** What one place makes of a picture, in words: two crops of one picture can look alike. */
function placeWords({ crop, focus }: PictureUse): string {
  const percent = (share: number) => Math.round(share * PERCENT)
  const point = focus && t('Focal point: {x}% from the left, {y}% from the top', { x: percent(focus.x), y: percent(focus.y) })
  return [crop && t('Crop'), point].filter(Boolean).join(' · ')
}

function isItem(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
