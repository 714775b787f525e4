/** What keeps a picture from going out to the press. */
export type PictureLack = 'expired' | 'no-credit' | 'small'

/** A picture of a production as the press office needs it; `rightsUntil` is a day, `id` that of the file. */
export type PressPicture = {
  id: number
  filename: string
  alt: string
  credit: string
  rights: string
  rightsUntil: string | null
  width: number
  height: number
  lacks: PictureLack[]
}

/** What a production has for the press: its pictures, and a text to send with them. */
export type PressKit = {
  /** null for whoever reads no files */
  pictures: PressPicture[] | null
  /** whether the reader may open files of the library, where credit and rights are changed */
  opensLibrary: boolean
  text: string
}

/** The longer side from which a picture is printed well across half a page of a newspaper, in pixels. */
const PRINTABLE_PIXELS = 2000

type Rights = { mimeType: string; isWithdrawn: boolean; credit: string; width: number; height: number }

/** What keeps a picture from going out, the gravest first. A drawing in vectors is large enough. */
export function lacksOf({ mimeType, isWithdrawn, credit, width, height }: Rights): PictureLack[] {
  return [
    ...(isWithdrawn ? (['expired'] as const) : []),
    ...(credit.trim() === '' ? (['no-credit'] as const) : []),
    ...(mimeType !== 'image/svg+xml' && Math.max(width, height) < PRINTABLE_PIXELS ? (['small'] as const) : []),
  ]
}

/** Whether a picture may go out: it has a credit, and its rights have not ended. A small one may, with a warning. */
export function mayGoOut({ lacks }: Pick<PressPicture, 'lacks'>): boolean {
  return !lacks.includes('expired') && !lacks.includes('no-credit')
}

type Part = { heading: string; lines: string[] }

/** A text for the press: its parts below each other, those without content left out. */
export function pressText(title: string, parts: Part[]): string {
  const filled = parts.flatMap(({ heading, lines }) => {
    const own = lines.map((line) => line.trim()).filter(Boolean)
    return own.length === 0 ? [] : [[heading, ...own].filter(Boolean).join('\n')]
  })
  return [title, ...filled].join('\n\n')
}
