export default function Spielplan() {
  return <h1>Spielplan</h1>
}
