import { formatDeviceTime } from '../platform/format/clock-word.ts'
import { t } from '../platform/i18n/i18n.ts'
import { useLayoutData } from '../site/index.ts'

/** What is said of tickets that are held for so many seconds: until when, by the clock of the device and as the house writes it. */
export function useHoldMessage(): (seconds: number) => string {
  const timeStyle = useLayoutData()?.timeStyle
  return (seconds) => {
    // A shop that does not say for how long holds them all the same.
    if (seconds <= 0) return t('Your tickets are reserved.')
    const time = formatDeviceTime(new Date(Date.now() + seconds * 1000), timeStyle)
    return t('Your tickets are reserved until {time}.', { time })
  }
}
