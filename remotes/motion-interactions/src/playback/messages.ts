export const messages = {
  group: 'Motion',
  runAll: 'Run All Motions',
  killAll: 'Kill All Motions',
  play: 'Play motion',
  kill: 'Kill motion',
  none: 'This page has no motion.',
  invalid: (name: string) => `Motion ${name} cannot be played: one of its selectors or values is not valid.`,
  callbacks: 'Callbacks of a motion are code: they run in the preview, not here.',
  restricted:
    'This project is restricted: motions play from their data, and nothing of its code runs here. Callbacks run in the isolated preview; review and trust the project to run its code over the canvas.',
} as const
