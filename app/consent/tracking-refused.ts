/** The signals of a browser; many send none. */
type TrackingSignals = { doNotTrack?: string | null; globalPrivacyControl?: boolean }

/** Whether the browser sends Do Not Track or Global Privacy Control. */
export function isTrackingRefused({ doNotTrack, globalPrivacyControl }: TrackingSignals): boolean {
  return doNotTrack === '1' || doNotTrack === 'yes' || globalPrivacyControl === true
}
