export default function MagazineCategory() {
  return <h1>MagazineCategory</h1>
}
