import { expect, test } from 'vitest'
import { canvasForEach, type CanvasWindow } from '../testing/canvas-for-each.ts'

declare const window: CanvasWindow

const here = canvasForEach()
const { openWith, frame, nextPicture, selectedTag, centreOf, clickOn } = here

const source = '<h1 class="title">Hello</h1>\n<p>A <b>text</b> here.</p>\n<section class="section drop"></section>\n'

test('an image whose picture does not come can be seen and caught, until it comes', async () => {
  await openWith('<img src="nowhere.png" alt="">\n')
  const image = frame().locator('img')
  await expect.poll(() => image.evaluate((found) => found.getBoundingClientRect().height)).toBe(40)
  await clickOn('img')
  expect(await selectedTag()).toBe('img')
  const dot = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA='
  await here.page.evaluate((src) => {
    const { canvas } = window.opened
    canvas.setAttributes(canvas.state.getState().selection[0]!, { src })
  }, dot)
  await expect.poll(() => image.evaluate((found) => found.getBoundingClientRect().height)).toBe(1)
})

test('a picture of the page is stored after a save', async () => {
  await openWith('<h1 style="background: oklch(0.7 0.2 30)">Picture</h1>')
  await here.page.evaluate(() => window.opened.canvas.insertBlock('image'))
  await here.page.evaluate(() => window.opened.commands.run('page.save'))
  await here.page.waitForFunction(() => window.opened.projects.state.getState().summaries[0]?.screenshotVersion !== 0)
  const picture = await here.page.evaluate(async () => {
    const { projects } = window.opened
    const image = (await projects.readScreenshot(projects.state.getState().open!.id)) as Blob
    const bitmap = await createImageBitmap(image)
    return { type: image.type, height: bitmap.height, width: bitmap.width }
  })
  expect(picture).toEqual({ type: 'image/webp', height: 600, width: Math.round((1200 * 600) / 772) })
})

test('the picture shows what a visitor sees: no outline of the editor', async () => {
  await openWith('<div style="height: 300px"></div>\n<section class="drop"></section>')
  await here.page.evaluate(() => window.opened.commands.run('canvas.outline'))
  await here.page.evaluate(() => window.opened.canvas.insertBlock('section'))
  await here.page.evaluate(() => window.opened.commands.run('page.save'))
  await here.page.waitForFunction(() => window.opened.projects.state.getState().summaries[0]?.screenshotVersion !== 0)
  const drawn = await here.page.evaluate(async () => {
    const { projects } = window.opened
    const image = (await projects.readScreenshot(projects.state.getState().open!.id)) as Blob
    const bitmap = await createImageBitmap(image)
    const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!
    pen.drawImage(bitmap, 0, 0)
    const { data } = pen.getImageData(0, 0, bitmap.width, bitmap.height)
    // The page is white all over.
    return data.filter((value) => value < 240).length
  })
  expect(drawn).toBe(0)
})

test('at any zoom the outline lies on the element, and a click finds it', async () => {
  await openWith('<div style="height:900px"></div><h1 style="margin-left:200px;width:300px">Far down</h1>')
  for (const zoom of [1, 0.5, 1.5]) {
    await here.page.evaluate((value) => window.opened.canvas.setZoom(value), zoom)
    await nextPicture()
    await here.page.evaluate(() => window.opened.canvas.select([window.opened.canvas.find('h1')[0]!], { scroll: true }))
    await nextPicture()
    const box = await frame().locator('h1').boundingBox()
    const outline = await here.page.locator('[class*="selected"]:not([hidden])').first().boundingBox()
    for (const side of ['x', 'y', 'width', 'height'] as const) {
      expect(Math.abs((outline?.[side] ?? -99) - (box?.[side] ?? 99))).toBeLessThan(1)
    }
  }
  await here.page.evaluate(() => window.opened.canvas.setZoom(0.5))
  await clickOn('div')
  expect(await selectedTag()).toBe('div')
})

test('the outline follows the first change ahead of the picture, and what comes after it with the picture', async () => {
  await openWith(source)
  await clickOn('h1')
  await nextPicture()
  const seen = await here.page.evaluate(async () => {
    const outline = document.querySelector('[class*="selected"]:not([hidden])')
    const element = [...document.querySelectorAll('iframe')].map((found) =>
      found.contentDocument?.querySelector('h1'),
    )[0]
    const asked: FrameRequestCallback[] = []
    const ask = globalThis.requestAnimationFrame
    globalThis.requestAnimationFrame = (work) => asked.push(work)
    const change = async (height: string) => {
      window.opened.canvas.styles.edit([{ property: 'height', value: height }])
      for (let turn = 0; turn < 50; turn++) {
        await new Promise((resolve) => {
          const { port1, port2 } = new MessageChannel()
          port1.addEventListener('message', resolve, { once: true })
          port1.start()
          port2.postMessage(null)
        })
      }
      return [outline, element].map((found) => found?.getBoundingClientRect().height)
    }
    const first = await change('200px')
    const second = await change('300px')
    globalThis.requestAnimationFrame = ask
    for (const work of asked) work(performance.now())
    return { first, second, picture: outline?.getBoundingClientRect().height }
  })
  expect(seen).toEqual({ first: [200, 200], second: [200, 300], picture: 300 })
})

test('a press on a handle is meant for what lies below it; the bar lies on no small element', async () => {
  const button = (id: string, top: number) =>
    `<button id="${id}" style="position:absolute;left:100px;top:${top}px;width:30px;height:20px">x</button>`
  await openWith(`<main>${button('a', 100)}${button('b', 124)}</main>`)
  const selected = () =>
    here.page.evaluate(
      () => window.opened.canvas.state.getState().selected?.attributes.find(({ name }) => name === 'id')?.value,
    )
  await clickOn('#b')
  const [bar, upper] = [here.page.getByRole('toolbar', { name: 'Element tools' }), await centreOf('#a')]
  await expect.poll(async () => (await bar.boundingBox())?.y ?? 0).toBeGreaterThan(upper.y + 40)
  await clickOn('#a')
  expect(await selected()).toBe('a')
  const handle = here.page.getByTitle('Drag to change the height')
  await expect.poll(async () => (await handle.boundingBox())?.y ?? 0).toBeLessThan(upper.y + 20)
  const { x, y, height } = (await handle.boundingBox())!
  await here.page.mouse.click(x + 5, y + height - 2)
  expect(await selected()).toBe('b')
  expect(await here.page.evaluate(() => window.opened.canvas.state.getState().canUndo)).toBe(false)
})

test('of thousands of selected elements only those in view are outlined', async () => {
  await openWith('<section>' + '<p style="margin:0;height:20px">x</p>'.repeat(3000) + '</section>')
  const outlines = () =>
    here.page
      .locator('[class*="selected"]:not([hidden])')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top))
  await here.page.evaluate(async () => {
    const { canvas, commands } = window.opened
    canvas.select([canvas.find('p')[0]!])
    await commands.run('element.select-all')
  })
  await nextPicture()
  expect(await here.page.evaluate(() => window.opened.canvas.state.getState().selection.length)).toBe(3000)
  const first = await outlines()
  expect(first.length).toBeGreaterThan(20)
  expect(first.length).toBeLessThan(60)
  await frame().evaluate(() => scrollTo(0, 30_000))
  await nextPicture()
  const box = await frame().locator('p').nth(1510).boundingBox()
  const later = await outlines()
  expect(later.length).toBeLessThan(60)
  expect(later.some((top) => Math.abs(top - (box?.y ?? -99)) < 1)).toBe(true)
})

test('media without a source says in the canvas what to do; with one it is as it is', async () => {
  await openWith('<video></video><video src="a.mp4"></video><iframe src="a.html"></iframe>')
  const says = () =>
    frame().evaluate(() =>
      [...document.body.children].map((media) =>
        decodeURIComponent(getComputedStyle(media).backgroundImage).includes('Please select media'),
      ),
    )
  expect(await says()).toEqual([true, false, false])
})

test('controls of a video without a source do not lie over the words that say what to do', async () => {
  await openWith('<video></video><br><video controls></video>')
  const [plain, controlled] = [0, 1].map((index) => frame().locator('video').nth(index))
  expect(Buffer.compare(await controlled!.screenshot(), await plain!.screenshot())).toBe(0)
})

test('what is put in, doubled, moved or brought back out of sight is shown; what can be seen stays where it is', async () => {
  await openWith('<h1>Top</h1><div style="height:3000px"></div><p>Foot</p>')
  const scrolled = () =>
    frame()
      .locator('html')
      .evaluate(({ scrollTop }) => scrollTop)
  const scrollTo = (top: number) =>
    frame()
      .locator('html')
      .evaluate((root, place) => (root.scrollTop = place), top)
  const act = (name: 'duplicate' | 'remove' | 'undo' | 'redo', selector = '') =>
    here.page.evaluate(
      ([verb, wanted]) => {
        const { canvas } = window.opened
        if (wanted) canvas.select(canvas.find(wanted))
        if (verb === 'undo' || verb === 'redo') canvas[verb]()
        else canvas[verb](canvas.state.getState().selection)
      },
      [name, selector] as const,
    )

  await act('duplicate', 'h1')
  expect(await scrolled()).toBe(0)
  await act('duplicate', 'p')
  await expect.poll(scrolled).toBeGreaterThan(2000)
  await scrollTo(0)
  await act('undo')
  expect(await scrolled()).toBe(0)
  await act('redo')
  await expect.poll(scrolled).toBeGreaterThan(2000)

  await act('remove', 'p')
  await scrollTo(0)
  await act('undo')
  await expect.poll(scrolled).toBeGreaterThan(2000)

  await scrollTo(0)
  await here.page.evaluate(() => {
    const { canvas } = window.opened
    canvas.select(canvas.find('p'))
    canvas.insertHtml('<p>Pasted</p>')
  })
  await expect.poll(scrolled).toBeGreaterThan(2000)

  await scrollTo(0)
  await openWith('<h1>Top</h1><div style="height:3000px"></div><p>Foot</p>')
  await here.page.evaluate(() => {
    const { canvas, commands } = window.opened
    canvas.select(canvas.find('h1'))
    return commands.run('element.move-down')
  })
  await expect.poll(scrolled).toBeGreaterThan(2000)
})
