// What stands in the editor's place when it cannot start: what happened, what to do, and what is stored, to be taken along.
// Whatever fails before the editor shows anything comes here by start-guard.js; without it the page would stay blank. Both
// need nothing of the editor, because that may be what failed. A script that did not come is told to its element alone; a
// sheet that did not come stops nothing. Where the browser refuses locks it refuses to store: nothing of the editor can work.
import { storedFiles } from './stored-files.js'
import { zipOf } from './plain-zip.js'

const texts = {
  title: 'Something went wrong!',
  text: 'We encountered an error while processing your request.',
  again:
    'Reload the page. If it happens again, another browser or a newer one may help; what you stored stays where it is.',
  reload: 'Reload',
  insecureTitle: 'Pergola needs https or localhost',
  insecureText:
    'Browsers keep what Pergola stores your work with (private files, locks between tabs, offline use) for safe ' +
    'addresses alone, and this one is plain http on another host name.',
  insecureAgain: (host) =>
    `Open it over https, or on the machine itself at http://localhost. Whoever runs ${host} finds under "Deploy" in the README how to serve it over https.`,
  storageText: 'This browser does not let Pergola store anything here, so there would be nowhere to keep your work.',
  storageAgain: 'Allow cookies and site data for this address in the settings of the browser, then reload.',
  take: 'Download what is stored',
  taking: 'Collecting…',
  none: 'Nothing is stored here, or the browser does not let it be read.',
}

const looks = `
  position: fixed; inset: 0; z-index: 2147483647; overflow: auto; padding: 3rem 1.5rem; box-sizing: border-box;
  font: 1rem/1.5 system-ui, sans-serif; color-scheme: light dark; background: Canvas; color: CanvasText;
`

const apart = 'margin: 0 0 .75rem'

const buttonLooks = `
  font: inherit; color: inherit; background: none; border: 1px solid; border-radius: .375rem; cursor: pointer;
  padding: .4rem 1rem; margin: .5rem .75rem .75rem 0;
`

function element(name, text, style = '') {
  const made = document.createElement(name)
  made.textContent = text
  made.style.cssText = style
  return made
}

function button(text, work) {
  const made = element('button', text, buttonLooks)
  made.type = 'button'
  made.addEventListener('click', work)
  return made
}

async function take({ currentTarget: pressed }) {
  const said = document.getElementById('fallback-said')
  pressed.disabled = true
  said.textContent = texts.taking
  try {
    const files = await storedFiles()
    said.textContent = files.length === 0 ? texts.none : ''
    if (files.length > 0) download(await zipOf(files))
  } catch (error) {
    said.textContent = `${texts.none} ${error.message}`
  } finally {
    pressed.disabled = false
  }
}

function download(zip) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(zip)
  link.download = 'pergola-stored.zip'
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/** The browser refuses what every part of storing needs. */
async function isStorageRefused() {
  try {
    await navigator.locks.query()
    await indexedDB.databases?.()
    return false
  } catch {
    return true
  }
}

async function choose() {
  if (!isSecureContext) return [texts.insecureTitle, texts.insecureText, texts.insecureAgain(location.host)]
  if (await isStorageRefused()) return [texts.title, texts.storageText, texts.storageAgain]
  return [texts.title, texts.text, texts.again]
}

/**
 * Shows it until the editor comes after all, into `root`; for good where that is null. `problem`: what was thrown, null
 * where nothing was.
 */
export async function showFallback(problem, root) {
  const [title, text, again] = await choose()
  const screen = element('main', '', looks)
  screen.setAttribute('role', 'alert')
  const column = element('div', '', 'max-width: 40rem; margin: 0 auto')
  column.append(
    element('h1', title, 'font-size: 1.5rem; margin: 0 0 .75rem'),
    element('p', text, apart),
    element('p', again, apart),
  )
  if (problem !== null && isSecureContext) {
    const said = problem instanceof Error ? problem.message : String(problem)
    column.append(element('pre', said, `${apart}; white-space: pre-wrap; opacity: .8`))
  }
  const said = element('p', '')
  said.id = 'fallback-said'
  said.setAttribute('role', 'status')
  column.append(button(texts.reload, () => location.reload()))
  if (isSecureContext) column.append(button(texts.take, take))
  column.append(said)
  screen.append(column)
  document.body.append(screen)
  if (root === null) return
  new MutationObserver(() => root.childElementCount > 0 && screen.remove()).observe(root, { childList: true })
}
