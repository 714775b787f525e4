import { formatHouseTime } from '../platform/format/clock-word.ts'
import { t } from '../platform/i18n/i18n.ts'
import { useLayoutData } from '../site/index.ts'

/** The message for tickets held for this many seconds: until when, in the time zone of the house and in the site's notation. */
export function useHoldMessage(): (seconds: number) => string {
  const timeStyle = useLayoutData()?.timeStyle
  return (seconds) => {
    // A shop that gives no expiry holds them all the same.
    if (seconds <= 0) return t('Your tickets are reserved.')
    const time = formatHouseTime(new Date(Date.now() + seconds * 1000), timeStyle)
    return t('Your tickets are reserved until {time}.', { time })
  }
}
