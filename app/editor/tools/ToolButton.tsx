import { Icon, type IconName } from '../../staff-ui/Icon.tsx'
import { Tooltip } from '../../staff-ui/Tooltip.tsx'

type Props = {
  label: string
  icon: IconName
  /** the keys that do the same, in words, and as `aria-keyshortcuts` has them */
  keys?: { words: string; aria: string }
  isDisabled?: boolean
  /** of a button that stays pressed */
  isPressed?: boolean
  className?: string | undefined
  act: () => void
}

/** A button of the bar that is a sign only: its name is heard, and shown with its keys on hover and focus. */
export function ToolButton({ label, icon, keys, isDisabled = false, isPressed, className, act }: Props) {
  return (
    <Tooltip text={label} keys={keys?.words}>
      <button
        type="button"
        className={className}
        disabled={isDisabled}
        aria-label={label}
        aria-pressed={isPressed}
        aria-keyshortcuts={keys?.aria}
        data-sign
        onClick={act}
      >
        <Icon name={icon} />
      </button>
    </Tooltip>
  )
}
