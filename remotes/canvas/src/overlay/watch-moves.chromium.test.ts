import { describe, expect, test } from 'vitest'
import { canvasForEach, type CanvasWindow } from '../testing/canvas-for-each.ts'

declare const window: CanvasWindow & Pick<Window, 'requestAnimationFrame'>

const here = canvasForEach()
const { openWith, frame } = here

/** Where the outlines of the selection are drawn, and where the selected elements stand: in pixels of the window. */
async function outlinesAndElements(selector: string) {
  const shown = await here.page.evaluate(() =>
    [...document.querySelectorAll('[class*=selected]:not([hidden])')].map(
      (outline) => outline.getBoundingClientRect().toJSON() as DOMRect,
    ),
  )
  const elements = await frame().locator(selector).all()
  const boxes = await Promise.all(elements.map((element) => element.boundingBox()))
  const round = (box: { x: number; y: number; width: number; height: number } | null) =>
    box && [box.x, box.y, box.width, box.height].map((side) => Math.round(side))
  const inOrder = (sides: (number[] | null)[]) => sides.map(String).toSorted()
  return { drawn: inOrder(shown.map(round)), stand: inOrder(boxes.map(round)) }
}

async function select(selector: string) {
  await here.page.evaluate((wanted) => {
    const { canvas } = window.opened
    canvas.select(canvas.find(wanted))
  }, selector)
  await expectOn(selector)
}

async function expectOn(selector: string) {
  await expect
    .poll(async () => {
      const { drawn, stand } = await outlinesAndElements(selector)
      return { drawn, same: drawn.length > 0 && String(drawn) === String(stand) }
    })
    .toMatchObject({ same: true })
}

const topOf = (selector: string) =>
  frame().evaluate((wanted) => document.querySelector(wanted)!.getBoundingClientRect().top, selector)

/** What the page does by itself: the editor hears no event of the pointer and no change of the document. */
const shifts: readonly [string, string, () => void][] = [
  [
    'an animation of the height',
    '<style>@keyframes g{to{height:200px}}.go{animation:g .3s forwards}</style><div id="above" style="height:50px">grows</div>',
    () => document.querySelector('#above')!.classList.add('go'),
  ],
  [
    'an animation of a transform around it',
    '<style>@keyframes m{to{transform:translate(30px,90px)}}.go{animation:m .3s forwards}</style>',
    () => document.body.classList.add('go'),
  ],
  [
    'content that a script grows',
    '<div id="above">one</div>',
    () => {
      document.querySelector('#above')!.innerHTML = '<br>'.repeat(9)
    },
  ],
  [
    'a text field that is pulled larger',
    '<textarea id="above"></textarea>',
    () => {
      document.querySelector<HTMLElement>('#above')!.style.height = '222px'
    },
  ],
  [
    'an image that comes late',
    '<img id="above" alt="">',
    () => {
      document.querySelector<HTMLImageElement>('#above')!.src =
        `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="80" height="120"/>')}`
    },
  ],
  [
    'text that becomes larger',
    '<h1 id="above" style="font:20px/1 serif">Words</h1>',
    () => {
      document.querySelector<HTMLElement>('#above')!.style.font = '60px/1 monospace'
    },
  ],
]

describe('the outline of what is selected', () => {
  test.each(shifts)('follows %s', async (_what, above, shift) => {
    await openWith(`${above}\n<p class="it">Below</p>\n<p>Between</p>\n<p class="it"><b>Second</b></p>`)
    await select('p.it')
    const before = await topOf('p.it')
    await frame().evaluate(shift)
    await expect.poll(() => topOf('p.it')).toBeGreaterThan(before + 50)
    await expectOn('p.it')
    // And again, from where it stands now.
    await frame().evaluate(() =>
      document.body.prepend(Object.assign(document.createElement('div'), { textContent: 'One more' })),
    )
    await expectOn('p.it')
  })

  test('follows in a frame that is drawn scaled', async () => {
    await openWith('<div id="above">one</div>\n<p>Below</p>')
    await here.page.evaluate(() => window.opened.canvas.setZoom(0.5))
    await select('p')
    await frame().evaluate(() =>
      document.querySelector('#above')!.append(...Array.from({ length: 9 }, () => document.createElement('br'))),
    )
    await expectOn('p')
  })

  test('follows what a scrolling box shows a part of, or nothing', async () => {
    await openWith(
      '<div id="above">one</div>\n<div style="height:60px;overflow:hidden"><p style="height:90px">Half</p><p class="it">Clipped</p></div>',
    )
    for (const wanted of ['p:not(.it)', 'p.it']) {
      await select(wanted)
      await frame().evaluate(() => document.querySelector('#above')!.append(document.createElement('br'), 'more'))
      await expectOn(wanted)
    }
  })

  test('follows an element that shrinks', async () => {
    await openWith('<textarea style="height:300px"></textarea>')
    await select('textarea')
    await frame().evaluate(() => {
      document.querySelector('textarea')!.style.height = '40px'
    })
    await expectOn('textarea')
  })

  test('costs no layout and no picture at rest', async () => {
    await openWith('<div id="above">one</div>\n<p class="it">Below</p><p class="it">Second</p>')
    await select('p.it')
    await here.page.evaluate(() => {
      const request = window.requestAnimationFrame.bind(window)
      const counts = Object.assign(window, { asked: 0, picture: () => new Promise(request) })
      window.requestAnimationFrame = (work) => {
        counts.asked += 1
        return request(work)
      }
    })
    const { page } = here
    const pictures = (count: number) =>
      page.evaluate(async (wanted) => {
        const counted = window as unknown as { asked: number; picture: () => Promise<unknown> }
        counted.asked = 0
        for (let picture = 0; picture < wanted; picture += 1) await counted.picture()
        return counted.asked
      }, count)
    await expect.poll(() => pictures(3)).toBe(0)
    const session = await page.context().newCDPSession(page)
    await session.send('Performance.enable')
    const layouts = async () => {
      const { metrics } = await session.send('Performance.getMetrics')
      return metrics.find(({ name }) => name === 'LayoutCount')?.value
    }
    const before = await layouts()
    expect(await pictures(60)).toBe(0)
    expect(await layouts()).toBe(before)
  })
})
