export default function EditorBar() {
  return null
}
