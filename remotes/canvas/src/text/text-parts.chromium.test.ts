import { describe, expect, test } from 'vitest'
import { canvasForEach, type CanvasWindow } from '../testing/canvas-for-each.ts'

declare const window: CanvasWindow

const here = canvasForEach()
const { openWith, frame, html, clickOn } = here

const icon = '<svg width="20" height="20" viewBox="0 0 20 20"><circle cx="10" cy="10" r="9"/></svg>'

/** Presses twice on the words themselves. */
async function enterWords(words: string) {
  const place = await frame().evaluate((wanted) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const range = document.createRange()
      range.selectNodeContents(node)
      const { left, top, height } = range.getBoundingClientRect()
      if (node.textContent?.includes(wanted)) return { x: left + 12, y: top + height / 2 }
    }
    throw new Error(`no ${wanted}`)
  }, words)
  const bounds = (await here.page.locator('iframe').boundingBox())!
  const zoom = await here.page.evaluate(() => window.opened.canvas.state.getState().zoom)
  await here.page.mouse.dblclick(bounds.x + place.x * zoom, bounds.y + place.y * zoom)
}

const isTyping = () => here.page.evaluate(() => window.opened.canvas.state.getState().editingText)

describe('words beside what is no text', () => {
  test.each([
    ['Save me', `<button>${icon} Save me</button>`],
    ['Save me', '<button><i class="save" style="display:inline-block;width:9px"></i> Save me</button>'],
    ['Your name', '<label>Your name <input name="n"></label>'],
    ['Parent item', '<ul><li>Parent item<ul><li>child</li></ul></li></ul>'],
    ['Cell text', '<table><tbody><tr><td>Cell text<div>inner</div></td></tr></tbody></table>'],
    ['A caption', '<figure><p>A caption <img  src=x.png alt="x"></p></figure>'],
    ['In the body', 'In the body<section><p>inner</p></section>'],
    ['Choose', '<p>Choose <select><option>one<option selected>two</select></p>'],
    ['A film', '<section>A film<video controls><source src=a.mp4></video></section>'],
    ['Around', '<div>Around <b>bold</b><ul><li>item</ul></div>'],
  ])('%s can be typed in %s, and nothing else changes', async (words, source) => {
    await openWith(source)
    await enterWords(words)
    expect(await isTyping()).toBe(true)
    await here.page.keyboard.press('Home')
    await here.page.keyboard.type('X')
    await here.page.keyboard.press('Escape')
    expect((await html())?.replace('X', '')).toBe(source)
    expect(await html()).toContain(`X`)
    await here.page.evaluate(() => window.opened.canvas.undo())
    expect(await html()).toBe(source)
  })

  test.each([
    [`<button>${icon} Save me</button>`, 'Save me', `<button>${icon}Go</button>`],
    ['<label>Your name <input name="n"></label>', 'Your name', '<label>Go<input name="n"></label>'],
    ['<p>A <img src="x.png" alt="x"> b</p>', 'A', '<p>Go<img src="x.png" alt="x"></p>'],
    [
      '<ul><li>Parent item<ul><li>child</li></ul></li></ul>',
      'Parent item',
      '<ul><li>Go<ul><li>child</li></ul></li></ul>',
    ],
  ])('of %s all words are replaced, and the rest stays', async (source, words, wanted) => {
    await openWith(source)
    await enterWords(words)
    await here.page.keyboard.press('ControlOrMeta+a')
    await here.page.keyboard.type('Go')
    await here.page.keyboard.press('Escape')
    expect(await html()).toBe(wanted)
    await here.page.evaluate(() => window.opened.canvas.undo())
    expect(await html()).toBe(source)
  })

  test.each([
    '<section>\n   <h1>Head</h1>\n   words\n   <img alt="x">\n   <h2>Foot</h2>\n</section>',
    '<p>\n   <img alt="x">\n   words   <b>bold</b>   <img alt="x">\n   </p>',
    '<p>words<br>\n   <img alt="x">\n   <br>   <i>more</i>   </p>',
    '<a href="#">words <b> bold </b>   <img alt="x">   </a>',
    '<p>words   <img alt="x"><b>   b   </b><br>   </p>',
    '<p>first<br>words<br><img alt="x"><br>more<br>last</p>',
    '<p><img alt="x"> <b><br>words</b><br><i><img alt="x"></i></p>',
  ])('all words are replaced where the browser rewrites the white space between them: %s', async (source) => {
    await openWith(source)
    await enterWords('words')
    await here.page.keyboard.press('ControlOrMeta+a')
    await here.page.keyboard.type('Go')
    await here.page.keyboard.press('ControlOrMeta+a')
    await here.page.keyboard.type('x < y')
    await here.page.keyboard.press('Escape')
    expect(await html()).toContain('x &lt; y')
    expect(await frame().locator('img').count()).toBe(source.split('<img').length - 1)
    await here.page.evaluate(() => window.opened.canvas.undo())
    expect(await html()).toBe(source)
  })

  test.each([
    ['<p>words<br><img alt="x"></p>', '<p>wordsY<img alt="x"></p>'],
    ['<p>words<br>\n  <img alt="x"></p>', '<p>wordsY<img alt="x"></p>'],
    [`<p>words<br>\n  ${icon} more</p>`, `<p>wordsY${icon} more</p>`],
    ['<p>words<br><b><img alt="x"></b></p>', '<p>wordsY<b><img alt="x"></b></p>'],
    ['<p>words<br><img alt="x"><br>more</p>', '<p>wordsY<img alt="x"><br>more</p>'],
    ['<p>words<br><i class="icon"></i>more</p>', '<p>wordsY<i class="icon"></i>more</p>'],
  ])('a line break is deleted from %s, and what it precedes stays as it is', async (source, wanted) => {
    await openWith(source)
    await enterWords('words')
    await here.page.keyboard.press('End')
    await here.page.keyboard.press('Delete')
    await here.page.keyboard.type('Y')
    await here.page.keyboard.press('Escape')
    expect(await html()).toBe(wanted)
    await here.page.evaluate(() => window.opened.canvas.undo())
    expect(await html()).toBe(source)
  })

  test('deleting beside a field, cutting and pasting over it leave it there', async () => {
    const source = '<label>Your name <input name="n"></label>'
    await openWith(source)
    await enterWords('Your name')
    await here.page.keyboard.press('End')
    for (let press = 0; press < 3; press += 1) await here.page.keyboard.press('Delete')
    await here.page.keyboard.press('ControlOrMeta+a')
    await here.page.keyboard.press('ControlOrMeta+x')
    expect(await frame().locator('input').count()).toBe(1)
    await here.page.keyboard.press('ControlOrMeta+v')
    await here.page.keyboard.press('Escape')
    expect(await html()).toMatch(/^<label>Your name ?<input name="n"><\/label>$/)
  })

  test('a word of a nested list is typed by itself while its parent is typed', async () => {
    await openWith('<ul><li>Parent item<ul><li>child</li></ul></li></ul>')
    await enterWords('Parent item')
    await here.page.keyboard.press('Home')
    await here.page.keyboard.type('The ')
    await enterWords('child')
    await here.page.keyboard.press('Home')
    await here.page.keyboard.type('a ')
    await here.page.keyboard.press('Escape')
    expect(await html()).toBe('<ul><li>The Parent item<ul><li>a child</li></ul></li></ul>')
  })

  test('bold around an icon keeps its bytes', async () => {
    const drawn = '<svg viewBox=0 onclick="x()"  width="20"><path  d="M0 0"/></svg>'
    await openWith(`<p>One ${drawn} two</p>`)
    await clickOn('p')
    await here.page.keyboard.press('Enter')
    await here.page.keyboard.press('Control+b')
    await here.page.keyboard.press('Escape')
    expect(await html()).toContain(drawn)
    expect(await html()).toMatch(/<b>One /)
  })
})
