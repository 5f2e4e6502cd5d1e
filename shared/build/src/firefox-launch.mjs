import { fileURLToPath } from 'node:url'
import { existingFirefox } from '../../../scripts/find-chromium.mjs'

export function firefoxLaunch(preferences = {}) {
  const path = existingFirefox()
  if (!path) return null
  process.env['FIREFOX_PATH'] ??= path
  return {
    channel: 'moz-firefox',
    executablePath: fileURLToPath(new URL('firefox-relay.mjs', import.meta.url)),
    firefoxUserPrefs: preferences,
  }
}
