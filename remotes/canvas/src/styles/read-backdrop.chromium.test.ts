import { expect, test } from 'vitest'
import { canvasForEach, type CanvasWindow } from '../testing/canvas-for-each.ts'

declare const window: CanvasWindow

const here = canvasForEach()

const page = `<style>
main { background: rgb(10, 20, 30) }
.veil { background: rgb(0 0 0 / 0.5) }
.picture { background: linear-gradient(red, blue) }
.note::before { content: "!"; background: gold }
</style>
<h1>On paper</h1>
<main><div class="veil"><p>Under a veil</p></div><div class="picture"><p class="over">Over a picture</p></div></main>
<p class="note">Said</p>
`

const backdropOf = (selector: string, states: readonly string[] = []) =>
  here.page.evaluate(
    ([wanted, pseudo]) => {
      const { canvas } = window.opened
      canvas.select(canvas.find(wanted))
      canvas.styles.setStates(pseudo)
      return canvas.styles.backdrop?.()
    },
    [selector, states] as const,
  )

test('what lies behind a text is told down to the first colour that covers, and nothing of pictures', async () => {
  await here.openWith(page)
  expect(await backdropOf('.veil p')).toEqual(['rgba(0, 0, 0, 0)', 'rgba(0, 0, 0, 0.5)', 'rgb(10, 20, 30)'])
  expect((await backdropOf('h1'))?.at(-1)).toBe('white')
  expect(await backdropOf('.over')).toBeNull()
  expect(await backdropOf('.note', ['::before'])).toEqual(['rgb(255, 215, 0)'])
  await here.page.evaluate(() => window.opened.canvas.select([]))
  expect(await here.page.evaluate(() => window.opened.canvas.styles.backdrop?.())).toBeNull()
})
