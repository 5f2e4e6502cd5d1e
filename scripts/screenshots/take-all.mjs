import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  takeDevices,
  takeEditor,
  takeFirstSteps,
  takeMotion,
  takePlaces,
  takeStyling,
  takeSymbols,
  takeWindows,
} from './editor-scenes.mjs'
import { takeForeignSite, takeMissingPart, takeReader } from './guarded-scenes.mjs'
import { createPerson } from './person.mjs'
import { takeHistory, takePageChecks, takePrivateFiles, takeResources } from './resource-scenes.mjs'
import { takeCrowdedWorkspace, takeEmptyWorkspace, takeFirstSite, takeFullWorkspace } from './workspace-scenes.mjs'

const desk = { width: 1440, height: 900 }

/** Of the sample site, in this order. */
const sampleScenes = {
  editor: takeEditor,
  styling: takeStyling,
  motion: takeMotion,
  devices: takeDevices,
  places: takePlaces,
  resources: takeResources,
  history: takeHistory,
  checks: takePageChecks,
  windows: takeWindows,
  symbols: takeSymbols,
}

/** Runs in the page: no message stands over it, and nothing has moved or come for a while. */
function isCalm() {
  const watch = (window.calm ??= { since: performance.now() })
  watch.observer ??= new MutationObserver(() => {
    watch.since = performance.now()
  })
  watch.observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
  const busy = document.querySelector('.Toastify__toast, [class*="skeleton"]')
  // A caret blinks for ever.
  const moves = ({ playState, effect }) => playState === 'running' && effect.getComputedTiming().endTime !== Infinity
  if (busy || document.getAnimations().some(moves)) watch.since = performance.now()
  return performance.now() - watch.since > 300
}

async function openPerson(context, { url, folder }) {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const shoot = async (name, { size, colorScheme } = {}) => {
    if (size) await page.setViewportSize(size)
    if (colorScheme) await page.emulateMedia({ colorScheme })
    await page.waitForFunction(isCalm, undefined, { polling: 100 })
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 80 })
    writeFileSync(join(folder, `${name}.webp`), data, 'base64')
    console.log(name)
    if (size) await page.setViewportSize(desk)
    if (colorScheme) await page.emulateMedia({ colorScheme: 'dark' })
  }
  return createPerson(page, { url, shoot })
}

/** Takes the scenes in the order in which a person comes by them. */
export async function takeAll({ browser, url, folder, only }) {
  const context = await browser.newContext({ viewport: desk, colorScheme: 'dark', reducedMotion: 'reduce' })
  const person = await openPerson(context, { url, folder })
  const wants = (name) => !only || only.includes(name)

  await person.arrive()
  await takeEmptyWorkspace(person)
  if (wants('first-steps')) await takeFirstSteps(person)
  if (wants('first-site')) await takeFirstSite(person)
  const sampleId = await person.createProject('Fernhill', 'Gardens that look after themselves')
  await person.buildSampleSite()
  for (const [name, take] of Object.entries(sampleScenes)) if (wants(name)) await take(person)
  if (wants('workspace')) await takeFullWorkspace(person, sampleId)
  if (wants('guarded')) {
    await takeForeignSite(person)
    await takeReader(person, await openPerson(context, { url, folder }), sampleId)
    // Without the installed copies, so that a part can be missing at all.
    const bare = await browser.newContext({ viewport: desk, colorScheme: 'dark', serviceWorkers: 'block' })
    await takeMissingPart(await openPerson(bare, { url, folder }))
  }
  if (wants('files')) await takePrivateFiles(person)
  if (wants('crowd')) await takeCrowdedWorkspace(person)
}
