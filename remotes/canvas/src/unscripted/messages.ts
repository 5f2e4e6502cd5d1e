export const messages = {
  found: 'Most of this page is invisible until its scripts run. They do not run while you edit.',
  shown: 'Content that the page hides is shown here, for looking only.',
  show: 'Show hidden content',
  hide: 'Hide it again',
  run: 'Run the page here',
  dismiss: 'Dismiss',
  noscript: 'Show noscript content',
  group: 'Canvas',
}
