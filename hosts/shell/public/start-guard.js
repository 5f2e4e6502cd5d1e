// Runs first, and is loaded as it stands: fallback-screen.js says why.
{
  const root = document.getElementById('root')
  let isShown = false

  const show = (problem, stays = false) => {
    if (isShown || (root.childElementCount > 0 && !stays)) return
    isShown = true
    import('/fallback-screen.js').then(
      ({ showFallback }) => showFallback(problem, stays ? null : root),
      () => document.body.append(`Something went wrong! ${problem?.message ?? problem} Reload the page.`),
    )
  }

  addEventListener('unhandledrejection', ({ reason }) => show(reason))
  const hear = ({ error, message, target }) => {
    if (target === window) show(error ?? message)
    else if (target.localName === 'script') show(`${target.src} could not be fetched.`)
  }
  addEventListener('error', hear, true)
  if (isSecureContext) navigator.locks.query().catch((problem) => show(problem, true))
  else show(null)
}
