import { useEffect, useState } from 'react'
import type { PictureSource } from '../../platform/media/picture.ts'
import { request } from '../../staff-ui/api-client.ts'

const ASKED_FOR = 24
/** Pictures this wide are photographs, not signs and logos. */
const MIN_WIDTH_PX = 1000

let known: PictureSource[] | undefined

/** Some pictures of the house, for examples; the same until the page is loaded again. None while they are on their way. */
export function useHousePictures(): PictureSource[] | undefined {
  const [pictures, setPictures] = useState(known)
  useEffect(() => {
    if (known) return
    request<{ results: { picture: PictureSource | null }[] }>('GET', `/api/media/?page_size=${ASKED_FOR}`).then(
      ({ results }) => {
        known = results.flatMap(({ picture }) => (picture && picture.width >= MIN_WIDTH_PX ? [picture] : []))
        setPictures(known)
      },
      () => setPictures([]),
    )
  }, [])
  return pictures
}
