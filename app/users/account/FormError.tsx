/** Announces a refusal to screen readers: it is shown at its field, which has the focus already and would not be read again. */
export function FormError({ children }: { children: string }) {
  return (
    <p role="alert" className="visually-hidden">
      {children}
    </p>
  )
}
