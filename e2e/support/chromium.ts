import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const finder = fileURLToPath(new URL('../../scripts/find-chromium.mjs', import.meta.url))

/** The system's Chromium, found or installed by the same script as `npm test` uses. */
export function chromiumPath(): string {
  return process.env.CHROMIUM_PATH ?? execFileSync(process.execPath, [finder], { encoding: 'utf8' }).trim()
}

export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Takes the place of the runner's own list, which has storage in frames of other sites unpartitioned: no person's
  // browser does, and with third-party storage refused the preview would lose its origins. The last two
  // are pages of the browser's own that it makes for every window, and nobody sees.
  '--disable-features=HttpsUpgrades,HttpsFirstBalancedModeAutoEnable,MediaRouter,PaintHolding,OptimizationHints,WebUIOmniboxPopup,WebUIOmniboxAimPopup',
]
