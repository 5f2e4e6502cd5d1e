import { generatePage } from './generate-page.mjs'
import { summarise } from './peer.mjs'
import { openPergola } from './pergola.mjs'

/** The page has ten breakpoints, and would have as many frames. */
function atTwoWidths({ html, css }) {
  return {
    html,
    css: css.replaceAll(/max-width: (\d+)px/g, (_all, width) => `max-width: ${width > 600 ? 768 : 480}px`),
  }
}

/** The same edits with one frame, then with three side by side, each to the picture in which all frames show it. */
export async function measureSideBySide(browser, url, { elements, repeats }) {
  const { context, page } = await openPergola(browser, url)
  await page.evaluate((files) => window.pergola.page.load(files), atTwoWidths(generatePage(elements)))
  const one = await page.evaluate(runEdits, { repeats, frames: 1 })
  await page.evaluate(() => window.pergola.commands.run('canvas.side-by-side'))
  await page.evaluate(async () => {
    const counts = () =>
      [...document.querySelectorAll('iframe')].flatMap(
        ({ contentDocument }) => contentDocument?.querySelectorAll('main *').length || [],
      )
    const drawn = () => counts().length === 3 && counts().every((count) => count === counts()[0])
    await window.untilPainted(drawn)
    await window.rest()
  })
  const three = await page.evaluate(runEdits, { repeats, frames: 3 })
  await context.close()
  return { one: summarise(one), three: summarise(three) }
}

async function runEdits({ repeats, frames }) {
  const { pergola, toPaint } = window
  const { html } = await pergola.page.source()
  const cards = html.split('<article').length - 1
  const times = { style: [], attribute: [], undo: [], move: [] }
  const shownIn = (selector) =>
    [...document.querySelectorAll('iframe')].filter(({ contentDocument }) => contentDocument?.querySelector(selector))
      .length
  for (let turn = 0; turn < repeats; turn++) {
    const at = Math.floor((cards / (repeats + 1)) * (turn + 1))
    // The first card of a section has nowhere to move up to.
    const index = at % 40 === 0 ? at + 1 : at
    await pergola.page.select(`#more-${index}`)
    times.style.push(await toPaint(() => pergola.page.setStyle({ padding: `${turn + frames}px` })))
    times.attribute.push(await toPaint(() => pergola.page.setAttribute('title', `f${frames}t${turn}`)))
    const shown = shownIn(`[title="f${frames}t${turn}"]`)
    if (shown !== frames) throw new Error(`${shown} of ${frames} frames show the edit`)
    times.undo.push(await toPaint(() => pergola.page.undo()))
    times.move.push(await toPaint(() => pergola.commands.run('element.move-up')))
    await pergola.page.undo()
  }
  return times
}
