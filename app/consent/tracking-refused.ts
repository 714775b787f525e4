/** What browsers tell of it; many tell nothing. */
type Wishes = { doNotTrack?: string | null; globalPrivacyControl?: boolean }

/** Whether the browser says that its user does not want to be tracked: Do Not Track or Global Privacy Control. */
export function isTrackingRefused({ doNotTrack, globalPrivacyControl }: Wishes): boolean {
  return doNotTrack === '1' || doNotTrack === 'yes' || globalPrivacyControl === true
}
