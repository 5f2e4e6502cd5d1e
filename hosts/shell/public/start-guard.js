// Runs before everything else. Whatever fails before the editor shows anything is shown in its place, with what can be
// done; without this the page would stay blank. It needs nothing of the editor, because that may be what failed.
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
  // A script that did not come is told to its element alone, and a sheet that did not come stops nothing.
  const hear = ({ error, message, target }) => {
    if (target === window) show(error ?? message)
    else if (target.localName === 'script') show(`${target.src} could not be fetched.`)
  }
  addEventListener('error', hear, true)
  if (!isSecureContext) show(null)
}
