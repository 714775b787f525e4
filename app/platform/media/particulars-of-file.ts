import { DOMParser, onErrorStopParsing } from '@xmldom/xmldom'
import { type Particulars, particularsIn } from './particulars.ts'

/** What a file says of itself, on the server. Reads its heads alone, not its pixels. */
export function particularsOfFile(bytes: Uint8Array): Promise<Particulars> {
  return particularsIn(bytes, new DOMParser({ onError: onErrorStopParsing }))
}
