export default function FormPage() {
  return <h1>FormPage</h1>
}
