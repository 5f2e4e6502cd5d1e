import type { Page } from '@playwright/test'
import type { Pergola } from '@pergola/contracts'
import type { EditorActor } from '../actors/editor-actor.ts'
import { expect, test } from '../actors/test.ts'
import { drawing, editAtRandom } from '../support/edits-at-random.ts'
import { gestureAtRandom } from '../support/gestures-at-random.ts'

declare const window: Window & { pergola: Pergola }

test.use({ installs: false })

/** Another one makes other edits. */
const seed = Number(process.env.PERGOLA_SEED ?? 1)
const rounds = 4
/** Texts that are typed and elements that are dragged in each round, by pointer and keys. */
const gestureCount = Number(process.env.PERGOLA_GESTURES ?? 4)

const html = `<!-- lead -->
<main class=page  id='top'>
  <section class="hero" style="color:red ; padding:1px"><h1 class="title">Light &amp; dark</h1>
    <p class="lead">Some <b>words</b> that &nbsp;stand <i>here</i>.<br>Next</p><a href="#">Go</a></section>
  <section class="two">
    <p>A<p>B
    <p v-scope="{n:1}" v-on:click="n++">B {{n}}</p><ul><li>1<li>2<li>3</ul>
    <table><tr><td>x<td>y</table>
    <svg viewBox="0 0 1 1"><defs><linearGradient id="g"/></defs><rect fill="url(#g)"/></svg>
    <template><b>t</b></template><select><option>1<option selected>2</select><textarea>
 a</textarea><pre>
 x </pre>
  </section>
</main>
<footer>end`
const css = `.title { font-size: 40px; ; color : red!important }
.hero { padding: 24px; & .lead { color: blue } }
@media (max-width: 768px) { .title { color: red } }
@layer base { .lead { margin: 0 } }
@keyframes rise { from { opacity: 0 } to { opacity: 1 } }
/* end */`

function source(page: Page): Promise<string> {
  return page.evaluate(async () => Object.values(await window.pergola.page.source()).join('\n----\n'))
}

/** Takes steps back until the page says what it did; how many. */
function undoTo(page: Page, wanted: string): Promise<number> {
  return page.evaluate(async (text) => {
    const { page: open, commands } = window.pergola
    const says = async () => Object.values(await open.source()).join('\n----\n')
    const canUndo = () => commands.list().some(({ name, enabled }) => name === 'page.undo' && enabled)
    let steps = 0
    for (; (await says()) !== text && canUndo(); steps += 1) await open.undo()
    return steps
  }, wanted)
}

async function reload(page: Page, editor: EditorActor) {
  await page.evaluate(() => window.pergola.commands.run('canvas.reload'))
  await editor.loaded()
}

/** Whatever is done in whatever order: what the canvas shows is the page, and all of it is taken back and done again. */
async function expectAllHolds({ page, editor }: { page: Page; editor: EditorActor }) {
  const thrown: Error[] = []
  page.on('pageerror', (error) => thrown.push(error))
  for (let round = 0; round < rounds; round += 1) {
    const before = await source(page)
    const edits = await editAtRandom(page, { seed: seed * rounds + round, count: 30 })
    const gestures = await gestureAtRandom({
      page,
      canvas: editor.canvas,
      seed: seed * rounds + round,
      count: gestureCount,
    })
    await test.info().attach(`round ${round}`, { body: [...edits, ...gestures].join('\n') })
    const after = await source(page)
    const shown = await drawing(page)

    await reload(page, editor)
    await expect.poll(() => drawing(page), 'drawn anew it is the same').toBe(shown)
    expect(await source(page)).toBe(after)
    const steps = await undoTo(page, before)
    expect(await source(page), 'all is taken back, to the byte').toBe(before)
    for (let step = 0; step < steps; step += 1) await page.evaluate(() => window.pergola.page.redo())
    expect(await source(page), 'all is done again, to the byte').toBe(after)
    await expect.poll(() => drawing(page), 'what is done again is drawn').toBe(shown)
  }
  expect(thrown).toEqual([])
}

test('a page of any writing is edited in any order, drawn, taken back and done again', async ({
  page,
  editor,
  startSite,
}) => {
  await startSite('Random')
  await page.evaluate((files) => window.pergola.page.load(files), { html, css })
  await expectAllHolds({ page, editor })
})

test('copies of a symbol are edited in any order, and stay alike', async ({ page, editor, startSite }) => {
  await startSite('Random copies', 'Section')
  await editor.dropBlock('Heading', 'section')
  await editor.dropBlock('Link', 'section')
  await editor.select('h1')
  await page.getByRole('button', { name: 'Select parent', exact: true }).click()
  await editor.createSymbol('Card')
  for (let copies = 1; copies < 3; copies += 1)
    await page.evaluate(() => window.pergola.commands.run('element.duplicate'))
  await editor.save()
  await expectAllHolds({ page, editor })

  const copies = await editor.canvas
    .locator('body > [inf-symbol-id]')
    .evaluateAll((found) => found.map((copy) => copy.querySelectorAll('*').length))
  expect(new Set(copies).size).toBeLessThanOrEqual(1)
})
