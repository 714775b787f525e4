export default function MagazineTag() {
  return <h1>MagazineTag</h1>
}
