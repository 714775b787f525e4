export default function Magazine() {
  return <h1>Magazine</h1>
}
