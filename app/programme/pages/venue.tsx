export default function VenuePage() {
  return <h1>VenuePage</h1>
}
