// Keeps what the operator sees true: reads the page again and puts the new part in place of the old.
const EVERY_MS = 2000

async function renew() {
  const live = document.querySelector('[data-live]')
  if (live && !document.hidden && !live.contains(document.activeElement)) {
    const answer = await fetch(location.href)
    const fresh = answer.ok && new DOMParser().parseFromString(await answer.text(), 'text/html').querySelector('[data-live]')
    if (fresh) live.replaceWith(fresh)
  }
}

setInterval(() => renew().catch((error) => console.error('renew', error)), EVERY_MS)
