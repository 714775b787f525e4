import { useContext } from 'react'
import type { PictureSource } from '../platform/media/picture.ts'
import { pictureKey } from '../platform/media/picture-use.ts'
import { Picture } from '../ui/Picture.tsx'
import { fieldValue } from './field-path.ts'
import styles from './Media.module.css'
import { EditingContext, NodeContext, RenderDataContext } from './rendering.tsx'

/** The picture that a field refers to, in the field's crop; undefined when it refers to none or the picture was deleted. */
export function usePicture(value: unknown): PictureSource | undefined {
  const key = pictureKey(value)
  const { pictures } = useContext(RenderDataContext)
  return key === undefined ? undefined : pictures[key]
}

/** Whether a picture is the one with which the page begins. */
function useIsFirstPicture(value: unknown): boolean {
  const { first } = useContext(RenderDataContext)
  return first !== undefined && pictureKey(value) === first
}

type MediaProps = Omit<React.ComponentProps<typeof Picture>, 'picture'> & { field: string }

/** A picture field of the module. While editing, a required picture that is missing shows as an empty frame; for visitors as nothing. */
export function Media({ field, ...shown }: MediaProps) {
  const node = useContext(NodeContext)
  const editing = useContext(EditingContext)
  const value = node && fieldValue(node.data, field)
  const picture = usePicture(value)
  const isFirst = useIsFirstPicture(value)
  if (picture) return <Picture picture={picture} priority={isFirst} {...shown} />
  const missing = node && editing?.missing(node, field)
  return missing ? <span className={styles.missing} data-unfinished={missing} style={{ aspectRatio: shown.ratio ?? '16 / 9' }} /> : null
}
