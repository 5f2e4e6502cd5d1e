// Finds a Chromium for the journeys: the one named, the system's, or one from the system's packages.
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { run } from './lib/process.mjs'

// The same browser without windows: what makes and draws them is a tenth and more of the work of every journey.
const shell = 'chromium-headless-shell'
const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'microsoft-edge']
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

const onPath = (wanted) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => wanted.map((name) => join(folder, name)))
    .find((file) => existsSync(file))

const withWindows = () => onPath(names) ?? elsewhere.find((file) => existsSync(file))

/** With `windows`, the browser that people have; without, the one that does the least work, if it is there. */
export function existingChromium({ windows = false } = {}) {
  const named = process.env.CHROMIUM_PATH
  if (named) return existsSync(named) ? named : undefined
  return windows ? (withWindows() ?? onPath([shell])) : (onPath([shell]) ?? withWindows())
}

export const existingFirefox = () => onPath(['firefox-esr', 'firefox'])

const mayInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** Resolves with what the package manager printed; where packages may not be installed, with undefined. */
export async function installPackages(packages) {
  if (!mayInstall()) return undefined
  console.log(`Installing ${packages.join(', ')} from the system's packages.`)
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update', '-qq'], { env })
  const { output } = await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { env })
  return output
}

/** Path of a Chromium, or a problem that says what to do. */
export async function findChromium({ windows = false } = {}) {
  const named = process.env.CHROMIUM_PATH
  if (named && !existsSync(named)) return { problem: `CHROMIUM_PATH names ${named}, which does not exist.` }

  const existing = existingChromium({ windows })
  if (existing) return { path: existing }

  if (mayInstall()) {
    const wanted = windows ? 'chromium' : shell
    const output = await installPackages([wanted])
    const fresh = existingChromium({ windows })
    return fresh ? { path: fresh } : { problem: `apt-get could not install ${wanted}:\n${output.trim().slice(-1500)}` }
  }
  return {
    problem:
      'No Chromium was found. Install one (Debian, Ubuntu: sudo apt-get install chromium; macOS, Windows: Google Chrome) ' +
      'or set CHROMIUM_PATH to its executable.',
  }
}

/** Firefox is welcome, never required: undefined where the system has none and none can be installed. */
export async function findFirefox() {
  const existing = existingFirefox()
  if (existing || !mayInstall()) return existing
  await installPackages(['firefox-esr'])
  return existingFirefox()
}

/** What drives WebKitGTK here: its driver, a screen that nobody sees, and the bindings of the browser that it starts. */
async function missingForWebKit() {
  const bindings = 'import gi; gi.require_version("Gtk", "3.0"); gi.require_version("WebKit2", "4.1")'
  const { code } = await run('/usr/bin/python3', ['-c', `${bindings}; from gi.repository import Gtk, WebKit2`])
  return [
    ...(onPath(['WebKitWebDriver']) ? [] : ['webkit2gtk-driver']),
    ...(onPath(['Xvfb']) ? [] : ['xvfb']),
    ...(code === 0 ? [] : ['python3-gi', 'gir1.2-gtk-3.0', 'gir1.2-webkit2-4.1']),
  ]
}

/** WebKitGTK is welcome, never required: names of the packages that are missing, and whether installing them was tried. */
export async function findWebKit() {
  const missing = await missingForWebKit()
  const tried = missing.length === 0 ? undefined : await installPackages(missing)
  return tried === undefined ? { missing, tried: false } : { missing: await missingForWebKit(), tried: true }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { path, problem } = await findChromium()
  if (path) console.log(path)
  else console.error(problem)
  process.exitCode = path ? 0 : 1
}
