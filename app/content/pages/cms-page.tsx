export default function CmsPage() {
  return <h1>CmsPage</h1>
}
