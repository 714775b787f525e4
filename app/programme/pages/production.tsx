export default function ProductionPage() {
  return <h1>ProductionPage</h1>
}
