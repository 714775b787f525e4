export default function EventPage() {
  return <h1>EventPage</h1>
}
