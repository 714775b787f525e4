export default function Hub() {
  return <h1>Hub</h1>
}
