export default function UserSettings() {
  return <h1>UserSettings</h1>
}
