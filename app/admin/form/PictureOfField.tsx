import type { PictureSource } from '../../platform/media/picture.ts'

/** A picture that a field names; one that came into the form by its number alone is shown as the library has it. */
export function PictureOfField({ id, picture }: { id: number; picture: PictureSource | undefined }) {
  if (!picture) return <img src={`/api/admin/media/${id}/preview`} alt="" />
  return <img src={picture.src} alt={picture.alt} width={picture.width} height={picture.height} />
}
