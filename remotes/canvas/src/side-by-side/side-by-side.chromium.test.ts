import { beforeEach, describe, expect, test } from 'vitest'
import type { Frame } from 'playwright-core'
import { canvasForEach, type CanvasWindow } from '../testing/canvas-for-each.ts'
import { scriptVectors } from '../testing/script-vectors.ts'

declare const window: CanvasWindow

const here = canvasForEach()
const toggle = () => here.page.evaluate(() => window.opened.commands.run('canvas.side-by-side'))
/** The edited one first; a page may have frames of its own. */
const pageFrames = (): Frame[] => here.page.mainFrame().childFrames()
const mirrors = () => pageFrames().slice(1)
const cover = (name: RegExp) => here.page.getByRole('button', { name })
const widths = () => Promise.all(mirrors().map((each) => each.evaluate(() => innerWidth)))
const state = () => here.page.evaluate(() => window.opened.canvas.state.getState())
const edited = () => here.page.evaluate(() => window.opened.canvas.breakpoints!.state.getState().edited)

/** Each mirror answers alike. */
async function everywhere(selector: string, read: (element: Element) => unknown) {
  return Promise.all(mirrors().map((each) => each.locator(selector).evaluate(read)))
}

async function openRow(html: string) {
  await here.openWith(html)
  await toggle()
  await allDrawn()
}

/** Frames come and go meanwhile. */
async function allDrawn() {
  const drawn = async () => Promise.all(pageFrames().map((each) => each.locator('#last').count())).catch(() => [])
  await expect.poll(drawn).toEqual([1, 1, 1])
}

const cards = Array.from({ length: 36 }, (_none, at) => `<article id="c${at}">Card ${at}</article>`).join('')
const html = `<h1 id="a">Title</h1><div class="cards">${cards}</div><p id="last">End</p>
<style>.cards { display: grid; grid-template-columns: repeat(3, 1fr) } article { height: 500px }
@media (max-width: 768px) { .cards { display: block } }</style>`

describe('the page side by side', () => {
  beforeEach(() => openRow(html))

  test('has a frame for each breakpoint, and is gone when it is closed', async () => {
    expect((await widths()).toSorted()).toEqual([360, 768])
    expect((await state()).width).toBe(1200)
    const { zoom } = await state()
    expect(zoom).toBeLessThan(0.6)
    await toggle()
    await expect.poll(() => pageFrames().length).toBe(1)
    await expect.poll(async () => (await state()).zoom).toBe(1)
  })

  test('shows every edit, its undo and its redo', async () => {
    await here.page.evaluate(() => {
      const { canvas } = window.opened
      canvas.select(canvas.find('#a'))
      canvas.styles.edit([{ property: 'color', value: 'rgb(1, 2, 3)' }])
    })
    const colour = () => everywhere('#a', (element) => getComputedStyle(element).color)
    await expect.poll(colour).toEqual(['rgb(1, 2, 3)', 'rgb(1, 2, 3)'])
    await here.page.evaluate(() => window.opened.canvas.undo())
    await expect.poll(colour).toEqual(['rgb(0, 0, 0)', 'rgb(0, 0, 0)'])
    await here.page.evaluate(() => {
      const { canvas } = window.opened
      canvas.remove(canvas.find('#c0'))
    })
    await expect.poll(() => Promise.all(mirrors().map((each) => each.locator('#c0').count()))).toEqual([0, 0])
    await here.page.evaluate(() => window.opened.canvas.undo())
    await expect.poll(() => Promise.all(mirrors().map((each) => each.locator('#c0').count()))).toEqual([1, 1])
  })

  test('shows a text while it is typed, and as it is stored afterwards', async () => {
    await here.page.evaluate(() => window.opened.canvas.editText(window.opened.canvas.find('#a')[0]!))
    await expect.poll(async () => (await state()).editingText).toBe(true)
    await here.page.keyboard.type('Typed')
    const words = () => everywhere('#a', (element) => element.textContent)
    await expect.poll(words).toEqual(['Typed', 'Typed'])
    expect((await state()).canUndo).toBe(false)
    await here.page.keyboard.press('Escape')
    await expect.poll(here.html).toContain('<h1 id="a">Typed</h1>')
    // Its nodes are those of the page again: what follows is seen, too.
    await here.page.evaluate(() => window.opened.canvas.undo())
    await expect.poll(words).toEqual(['Title', 'Title'])
  })

  test('shows the state whose rule is edited, and what layers hide', async () => {
    await here.page.evaluate(() => {
      const { canvas } = window.opened
      const [heading] = canvas.find('#a')
      canvas.select([heading!])
      canvas.styles.edit([{ property: 'color', value: 'rgb(1, 2, 3)' }])
      canvas.styles.setStates([':hover'])
      canvas.styles.edit([{ property: 'color', value: 'rgb(4, 5, 6)' }])
      canvas.setHidden(canvas.find('#c0')[0]!, true)
    })
    const colour = () => everywhere('#a', (element) => getComputedStyle(element).color)
    await expect.poll(colour).toEqual(['rgb(4, 5, 6)', 'rgb(4, 5, 6)'])
    const display = () => everywhere('#c0', (element) => getComputedStyle(element).display)
    await expect.poll(display).toEqual(['none', 'none'])
  })

  test('follows another page, and a page that is drawn anew', async () => {
    await here.openWith('<p id="last">Other</p>')
    await allDrawn()
    expect(await everywhere('#last', (element) => element.textContent)).toEqual(['Other', 'Other'])
    await here.page.evaluate(() => window.opened.canvas.reload())
    await allDrawn()
  })

  test('leaves nothing behind, however often it is opened', async () => {
    const gone = () =>
      here.page.evaluate(() => {
        const { frames } = window as unknown as { frames: WeakRef<object>[] }
        return frames.filter((each) => each.deref()).length
      })
    await here.page.evaluate(() => Object.assign(window, { frames: [] }))
    for (let time = 0; time < 5; time += 1) {
      await here.page.evaluate(() => {
        const { frames } = window as unknown as { frames: WeakRef<object>[] }
        for (const each of [...document.querySelectorAll('iframe')].slice(1)) frames.push(new WeakRef(each))
      })
      await toggle()
      await expect.poll(() => pageFrames().length).toBe(1)
      await toggle()
      await allDrawn()
    }
    await toggle()
    await expect.poll(() => pageFrames().length).toBe(1)
    const devtools = await here.page.context().newCDPSession(here.page)
    await expect
      .poll(async () => {
        await devtools.send('HeapProfiler.collectGarbage')
        return gone()
      })
      .toBe(0)
  })

  test('a press edits that width and selects what was pressed; nothing else changes', async () => {
    const box = (await cover(/^Edit Mobile ≤ 480/).boundingBox())!
    await here.page.mouse.click(box.x + 20, box.y + 10)
    await expect.poll(edited).toBe('@media (max-width: 480px)')
    await expect.poll(state).toMatchObject({ width: 360, device: 'mobile', canUndo: false, changed: false })
    expect(await here.selectedTag()).toBe('h1')
    await expect.poll(async () => (await widths()).toSorted()).toEqual([1200, 768])
    // The same two frames stand there: none was made anew.
    expect(pageFrames()).toHaveLength(3)
  })

  test('keys press a frame as well, and select nothing', async () => {
    await cover(/^Edit Tablet/).focus()
    await here.page.keyboard.press('Enter')
    await expect.poll(edited).toBe('@media (max-width: 768px)')
    expect((await state()).selection).toEqual([])
  })

  test('is scrolled to the same element everywhere, from whichever frame', async () => {
    await here.frame().evaluate(() => document.querySelector('#c16')?.scrollIntoView({ block: 'center' }))
    const middle = (frame: Frame) =>
      frame.evaluate(() => {
        const { top, bottom } = document.querySelector('#c16')!.getBoundingClientRect()
        return top < innerHeight && bottom > 0
      })
    await expect.poll(() => Promise.all(mirrors().map(middle))).toEqual([true, true])
    const box = (await cover(/^Edit Mobile/).boundingBox())!
    await here.page.mouse.move(box.x + 20, box.y + 40)
    await here.page.mouse.wheel(0, 100_000)
    const isAtEnd = (frame: Frame) =>
      frame.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1)
    await expect.poll(() => Promise.all([here.frame(), ...mirrors()].map(isAtEnd))).toEqual([true, true, true])
  })

  test('outlines what is selected and hovered in each frame', async () => {
    await here.page.evaluate(() => window.opened.canvas.select(window.opened.canvas.find('#c11'), { scroll: true }))
    const covers = here.page.getByRole('button', { name: /^Edit (Tablet|Mobile)/ })
    const outlined = () =>
      covers.evaluateAll((buttons) =>
        buttons.map((each) => each.previousElementSibling!.querySelectorAll(':scope > :not([hidden])').length),
      )
    await expect.poll(outlined).toEqual([1, 1])
    await here.page.evaluate(() => window.opened.canvas.hover(window.opened.canvas.find('#c12')[0]!))
    await expect.poll(outlined).toEqual([2, 2])
  })

  test('takes no key and no focus', async () => {
    await cover(/^Edit Tablet/).focus()
    await here.page.keyboard.press('Tab')
    const focused = await here.page.evaluate(() => document.activeElement?.tagName)
    expect(focused).not.toBe('IFRAME')
  })
})

describe('a mirror', () => {
  test('of a page is as inert as the edited frame, and of a restricted one asks nobody else', async () => {
    let asked = 0
    await here.page.route('https://elsewhere.test/**', (route) => {
      asked += 1
      return route.abort()
    })
    const vectors = scriptVectors().filter((each) => !/frameset|<base/.test(each))
    await openRow(`<img src="https://elsewhere.test/a.png">${vectors.join('\n')}<p id="last">End</p>`)
    await expect.poll(() => asked).toBeGreaterThan(0)
    asked = 0
    await here.page.evaluate(async () => {
      const { projects, canvas } = window.opened
      const { open } = projects.state.getState()
      const restricted = { ...projects.state.getState(), open: { ...open!, trust: 'restricted' as const } }
      ;(projects.state as unknown as { set(state: unknown): void }).set(restricted)
      await canvas.load('index')
    })
    await allDrawn()
    const [main, ...others] = await Promise.all(
      pageFrames().map((each) =>
        each.evaluate(() => document.documentElement.outerHTML.replaceAll(/ pergola-[\w-]+(="[^"]*")?/g, '')),
      ),
    )
    expect(others).toEqual([main, main])
    const walls = await here.page
      .locator('iframe')
      .evaluateAll((all) => all.map((each) => [each.getAttribute('sandbox'), each.getAttribute('allow')].join()))
    expect([walls.length, new Set(walls).size]).toEqual([3, 1])
    expect(asked).toBe(0)
    expect(await here.page.evaluate(() => 'fired' in window)).toBe(false)
  })
})
