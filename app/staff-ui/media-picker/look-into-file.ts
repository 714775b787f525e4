import type { Particulars } from '../../platform/media/particulars.ts'
import { refusalOfPicture } from '../../platform/media/picture-kinds.ts'

/** What a chosen file is and says of itself, before it is uploaded. */
export type LookedInto = {
  isPicture: boolean
  /** why the library will not take it, in a sentence; undefined where it may */
  refusal: string | undefined
  particulars: Partial<Particulars>
}

/** Looks into a file: what it is, its first bytes say, whatever its name. One that cannot be read is left to the upload. */
export async function lookIntoFile(file: File): Promise<LookedInto> {
  try {
    // What reads files weighs more than the screen, and is needed once there is one.
    const [{ fileTypeFromBlob }, { particularsIn }] = await Promise.all([
      import('file-type'),
      import('../../platform/media/particulars.ts'),
    ])
    const type = (await fileTypeFromBlob(file))?.mime ?? ''
    const isPicture = type.startsWith('image/')
    const refusal = isPicture ? refusalOfPicture(type) : undefined
    const isRead = isPicture && refusal === undefined
    return { isPicture, refusal, particulars: isRead ? await particularsIn(new Uint8Array(await file.arrayBuffer())) : {} }
  } catch {
    return { isPicture: file.type.startsWith('image/'), refusal: undefined, particulars: {} }
  }
}
