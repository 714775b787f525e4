const FOLDED: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

/** A title as it stands in addresses: small letters, umlauts spelled out, hyphens between words. */
export function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => FOLDED[letter] ?? '')
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
