import { fileTypeFromBlob } from 'file-type'
import { NO_PARTICULARS, type Particulars, particularsIn } from '../../platform/media/particulars.ts'
import { refusalOfPicture } from '../../platform/media/picture-kinds.ts'

/** What a chosen file is and says of itself, before it is uploaded. */
export type LookedInto = {
  isPicture: boolean
  /** why the library will not take it, in a sentence; undefined where it may */
  refusal: string | undefined
  particulars: Particulars
}

/** Looks into a file: what it is, its first bytes say, whatever its name. One that cannot be read is left to the upload. */
export async function lookIntoFile(file: File): Promise<LookedInto> {
  try {
    const type = (await fileTypeFromBlob(file))?.mime ?? ''
    const isPicture = type.startsWith('image/')
    const refusal = isPicture ? refusalOfPicture(type) : undefined
    const isRead = isPicture && refusal === undefined
    return { isPicture, refusal, particulars: isRead ? await particularsIn(new Uint8Array(await file.arrayBuffer())) : NO_PARTICULARS }
  } catch {
    return { isPicture: file.type.startsWith('image/'), refusal: undefined, particulars: NO_PARTICULARS }
  }
}
