/**
 * The library that reads and writes pictures, loaded at the first use: most processes start with all renditions made, and
 * it takes 20 MB. Its own cache of operations, up to 50 MB, is off: no rendition is made twice.
 */
export async function loadSharp() {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  return sharp
}
