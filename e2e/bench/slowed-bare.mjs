import { generatePage } from './generate-page.mjs'
import { fittedFrame, inBarePage } from './bare.mjs'
import { clickPlace, focusCard, focusPage, placesToClick, titleOf, typeLetter, walk } from './slowed-gestures.mjs'

/**
 * The page in a frame without an editor, with the least script that answers the same presses by the same changes of the
 * DOM and the same picture: what the browser itself takes with that page, and no editor can go below.
 */
export function inAnsweringPage(browser, elements, work) {
  return inBarePage(browser, { source: generatePage(elements), path: '/', frame: fittedFrame }, async (page) => {
    await page.evaluate(answerPresses)
    return work(page)
  })
}

function answerPresses() {
  const around = document.querySelector('iframe')
  const { contentDocument: page, contentWindow } = around
  const outline = document.body.appendChild(document.createElement('div'))
  outline.style.cssText = 'position:absolute;inset:0 auto auto 0;outline:2px solid blue;pointer-events:none'
  const field = document.body.appendChild(document.createElement('input'))
  field.style.cssText = 'position:absolute;left:900px;top:20px'
  const copies = []
  let selected = null
  let edited = null

  function show(element) {
    selected = element ?? selected
    const { left, top, width, height } = selected.getBoundingClientRect()
    const zoom = around.getBoundingClientRect().width / contentWindow.innerWidth
    outline.style.width = `${width * zoom}px`
    outline.style.height = `${height * zoom}px`
    outline.style.transform = `translate(${around.offsetLeft + left * zoom}px, ${around.offsetTop + top * zoom}px)`
  }

  function stepOn() {
    const next = selected.nextElementSibling
    const { top, bottom } = next?.getBoundingClientRect() ?? selected
    const isSeen = top >= 0 && bottom <= contentWindow.innerHeight
    next?.scrollIntoView({ block: isSeen ? 'nearest' : 'center', behavior: 'instant' })
    show(next)
  }

  const answers = {
    Escape: () => show(selected.parentElement),
    ArrowDown: stepOn,
    ArrowRight: stepOn,
    d() {
      const copy = selected.cloneNode(true)
      selected.after(copy)
      copies.push(copy)
      show(copy)
    },
    z() {
      const copy = copies.pop()
      if (!copy) return
      show(copy.previousElementSibling)
      copy.remove()
    },
  }
  page.addEventListener('mousedown', ({ target }) => show(target))
  page.addEventListener('dblclick', ({ target }) => {
    target.contentEditable = 'plaintext-only'
    target.focus()
  })
  page.addEventListener('input', () => show(selected))
  page.addEventListener('keydown', (event) => {
    if (page.activeElement !== page.body || !answers[event.key]) return
    event.preventDefault()
    answers[event.key]()
  })
  window.editWidthOf = (selector) => {
    page.activeElement.blur()
    show(page.querySelector(selector))
    const [sheet] = page.styleSheets
    const name = selected.classList[selected.classList.length - 1]
    edited = sheet.cssRules[sheet.insertRule(`.${name} { width: 200px }`, sheet.cssRules.length)]
    field.value = 200
    field.focus()
  }
  field.addEventListener('keydown', () => {
    edited.style.width = `${(field.value = Number(field.value) + 1)}px`
    show(selected)
  })
}

/** The same names as those of the editor. */
export const bareGestures = {
  select: { prepare: placesToClick, work: clickPlace },
  'walk by keys': { prepare: focusCard, work: walk },
  'type a text': {
    async prepare(hand) {
      const { x, y } = await titleOf(hand, 6)
      await hand.page.mouse.dblclick(x, y)
    },
    work: typeLetter,
  },
  'arrows in a style field': {
    prepare: ({ page }) => page.evaluate(() => window.editWidthOf('#more-4')),
    work: ({ page }) => page.keyboard.press('ArrowUp'),
  },
  duplicate: { prepare: focusPage, work: ({ page }) => page.keyboard.press('Control+d') },
  undo: { prepare: async () => {}, work: ({ page }) => page.keyboard.press('Control+z') },
}
