export default function Ensemble() {
  return <h1>Ensemble</h1>
}
