import { installClock } from './measure.mjs'
import { summarise } from './peer.mjs'
import { openPergola } from './pergola.mjs'

export const instances = 200

const row = '<li>Row <b>bold</b></li>'

function card(number, marker = '') {
  return `<article ${marker}>
  <h2 inf-symbol-property="text:Title">Card ${number}</h2>
  <div class="rows"><p class="lead">Lead</p><ul>${row.repeat(18)}</ul></div>
  <a inf-symbol-property="link:More" href="#more-${number}">More</a>
</article>`
}

function pageOf(elements, marker) {
  const cards = Array.from({ length: instances }, (_none, number) => card(number, marker)).join('\n')
  const count = cards.split(/<[a-z]/).length - 1
  return `<main>\n${cards}\n</main>\n<section>${'<p>Plain</p>'.repeat(elements - count)}</section>`
}

/** An edit in one copy of a symbol until all copies are painted; the peer writes the same copies anew in a bare page. */
export async function measureSymbols(browser, url, { elements, repeats }) {
  const { context, page } = await openPergola(browser, url)
  await page.evaluate((html) => window.pergola.page.load({ html }), card(0))
  await page.evaluate(async () => {
    await window.pergola.page.select('article')
    void window.pergola.commands.run('element.create-symbol')
  })
  const dialog = page.getByRole('dialog', { name: 'Create symbol' })
  await dialog.getByLabel('Symbol name').fill('Card')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'hidden' })
  const marker = await page.evaluate(async () => {
    const { html } = await window.pergola.page.source()
    return /<article ([^>]*)>/.exec(html)[1]
  })
  const html = pageOf(elements, marker)
  await page.evaluate((text) => window.pergola.page.load({ html: text }), html)
  const edits = await page.evaluate(runSymbolEdits, { repeats, instances })
  await context.close()

  const bare = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await bare.addInitScript(installClock)
  await bare.goto('about:blank')
  await bare.setContent(`<!doctype html><body>${html}</body>`)
  await bare.evaluate(installClock)
  const peer = await bare.evaluate(runBareEdits, repeats)
  await bare.close()
  return { edits: summarise(edits), peer: summarise(peer) }
}

async function runSymbolEdits({ repeats, instances: copies }) {
  const { pergola, toPaint } = window
  const times = { attribute: [], undo: [] }
  const followed = (value) => {
    const frames = [...document.querySelectorAll('iframe')]
    return frames.some((frame) => frame.contentDocument?.querySelectorAll(`p[title="${value}"]`).length === copies)
  }
  await pergola.page.select('article:nth-of-type(100) .lead')
  for (let turn = 0; turn < repeats; turn++) {
    times.attribute.push(await toPaint(() => pergola.page.setAttribute('title', `t${turn}`)))
    if (!followed(`t${turn}`)) throw new Error('the copies did not follow within the frame')
    times.undo.push(await toPaint(() => pergola.page.undo()))
    if (followed(`t${turn}`)) throw new Error('the copies were not taken back within the frame')
  }
  return times
}

async function runBareEdits(repeats) {
  const times = { attribute: [] }
  for (let turn = 0; turn < repeats; turn++) {
    times.attribute.push(
      await window.toPaint(() => {
        for (const article of document.querySelectorAll('article')) {
          article.innerHTML = article.innerHTML.replace(/class="lead"[^>]*/, `class="lead" title="t${turn}"`)
        }
      }),
    )
  }
  return times
}
