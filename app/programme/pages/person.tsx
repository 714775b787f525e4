export default function Person() {
  return <h1>Person</h1>
}
