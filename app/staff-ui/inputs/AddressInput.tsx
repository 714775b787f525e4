import { Field } from '../../ui/Field.tsx'
import { NO_AUTOFILL } from '../../ui/no-autofill.ts'

const MAX_LENGTH = 2000

type Props = {
  label: string
  help: string
  /** null where somebody may not see it */
  value: string | null
  onChange: (address: string) => void
}

/** The address of what another server holds. It often carries a secret, so the browser does not remember it. */
export function AddressInput({ label, help, value, onChange }: Props) {
  return (
    <Field label={label} help={help}>
      {(control) => (
        <input
          {...control}
          type="url"
          required
          maxLength={MAX_LENGTH}
          {...NO_AUTOFILL}
          spellCheck={false}
          value={value ?? ''}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
