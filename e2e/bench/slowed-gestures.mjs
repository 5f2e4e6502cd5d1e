async function selectOne({ page }, selector) {
  await page.evaluate((wanted) => window.pergola.page.select(wanted), selector)
}

export async function titleOf({ frame }, card) {
  const title = frame.locator(`#more-${card} .card-title`)
  await title.scrollIntoViewIfNeeded()
  const box = await title.boundingBox()
  return { x: box.x + 12, y: box.y + box.height / 2 }
}

export const walk = ({ page }, turn) => page.keyboard.press(turn % 3 === 2 ? 'ArrowRight' : 'ArrowDown')

export function typeLetter({ page }, turn) {
  const letter = 'garden '[turn % 7]
  return page.keyboard.press(letter === ' ' ? 'Space' : letter)
}

export async function focusPage(hand) {
  const { x, y } = await titleOf(hand, 5)
  await hand.page.mouse.click(x, y)
}

/** A card: there are forty side by side to walk over. */
export async function focusCard(hand) {
  await focusPage(hand)
  await hand.page.keyboard.press('Escape')
}

/** Elements of several kinds that are in view. */
export async function placesToClick({ frame }) {
  const kinds = ['.card-title', '.card-text', '.card-image', 'li', '.card-foot button']
  const places = []
  for (let card = 0; card < 8; card += 1) {
    for (const kind of kinds) places.push(await frame.locator(`#more-${card} ${kind}`).first().boundingBox())
  }
  return places.filter((box) => box && box.y > 60 && box.y + box.height < 860)
}

export function clickPlace({ page }, turn, places) {
  const box = places[(turn * 7) % places.length]
  return page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}

/** What a hand does in the editor: `prepare` once, then `work` for each turn with what it answered. */
export const gestures = {
  select: {
    async prepare(hand) {
      await selectOne(hand, '#more-0')
      return placesToClick(hand)
    },
    work: clickPlace,
  },
  'walk by keys': { prepare: focusCard, work: walk },
  'type a text': {
    async prepare(hand) {
      const { x, y } = await titleOf(hand, 6)
      await hand.page.mouse.dblclick(x, y)
    },
    work: typeLetter,
  },
  'arrows in a style field': {
    async prepare(hand) {
      const { page } = hand
      await page.keyboard.press('Escape')
      await selectOne(hand, '#more-4')
      const field = page.locator('[data-right-panel]').getByLabel('Width', { exact: true }).first()
      await field.focus()
      await field.fill('200px')
      await page.keyboard.press('Enter')
      await field.focus()
    },
    work: ({ page }) => page.keyboard.press('ArrowUp'),
  },
  duplicate: {
    prepare: focusPage,
    work: ({ page }) => page.keyboard.press('Control+d'),
  },
  undo: {
    prepare: async () => {},
    work: ({ page }) => page.keyboard.press('Control+z'),
  },
}
