export default function MagazineTags() {
  return <h1>MagazineTags</h1>
}
