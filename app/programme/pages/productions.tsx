export default function Productions() {
  return <h1>Productions</h1>
}
