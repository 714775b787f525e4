/** Tells what was refused to whoever does not see it: it stands at its field, where the focus is already and says nothing new. */
export function FormError({ children }: { children: string }) {
  return (
    <p role="alert" className="visually-hidden">
      {children}
    </p>
  )
}
