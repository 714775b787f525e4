export default function Webshop() {
  return <h1>Webshop</h1>
}
