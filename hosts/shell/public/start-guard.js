// Runs first, and is loaded as it stands: fallback-screen.js says why.
{
  const root = document.getElementById('root')
  let isShown = false

  const show = (problem) => {
    if (isShown || root.childElementCount > 0) return
    isShown = true
    import('/fallback-screen.js').then(
      ({ showFallback }) => showFallback(problem, root),
      () => document.body.append(`Something went wrong! ${problem?.message ?? problem} Reload the page.`),
    )
  }

  addEventListener('unhandledrejection', ({ reason }) => show(reason))
  const hear = ({ error, message, target }) => {
    if (target === window) show(error ?? message)
    else if (target.localName === 'script') show(`${target.src} could not be fetched.`)
  }
  addEventListener('error', hear, true)
  if (!isSecureContext) show(null)
}
