import type { FrameLocator, Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'

const typed = ['a', 'two words', 'x < y', ' ', '"q"', '{{n}}']
const keys = (
  'Enter Shift+Enter Backspace Delete Home End ArrowLeft ArrowDown ' +
  'Shift+ArrowRight Shift+ArrowLeft Shift+ArrowDown Shift+End Control+B Control+I Control+A'
).split(' ')

interface GesturesAtRandom {
  readonly page: Page
  readonly canvas: FrameLocator
  /** The same seed makes the same gestures on the same page. */
  readonly seed: number
  readonly count: number
}

function chance(seed: number) {
  let state = seed
  const random = () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32
  return {
    pick: <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item,
    index: (count: number) => Math.floor(random() * count),
  }
}

/** Where an element is seen in the window; null where a pointer cannot reach it. */
async function pointOn(page: Page, element: Locator): Promise<{ x: number; y: number } | null> {
  const box = await element.boundingBox()
  const stage = await page.getByRole('region', { name: 'Canvas', exact: true }).boundingBox()
  if (!box || !stage || box.width < 2 || box.height < 2) return null
  const point = { x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, 12) }
  const isIn = point.x > stage.x + 60 && point.x < stage.x + stage.width - 60
  return isIn && point.y > stage.y + 60 && point.y < stage.y + stage.height - 60 ? point : null
}

class Hand {
  private readonly page: Page
  private readonly canvas: FrameLocator
  private readonly luck: ReturnType<typeof chance>
  readonly done: string[] = []

  constructor({ page, canvas, seed }: GesturesAtRandom) {
    this.page = page
    this.canvas = canvas
    this.luck = chance(seed)
  }

  private async anyElement(): Promise<Locator> {
    const all = this.canvas.locator('body *')
    return all.nth(this.luck.index(await all.count()))
  }

  /** Into the text under the pointer, by a double click, and out of it by Escape; what is typed between is by chance. */
  async type(): Promise<void> {
    const element = await this.anyElement()
    const words = Array.from({ length: 6 }, () => this.luck.pick([typed, keys, keys])).map((list) =>
      this.luck.pick(list),
    )
    const point = await pointOn(this.page, element)
    if (!point) return void this.done.push('type: out of reach')
    this.done.push(`type ${JSON.stringify(words)} at ${point.x} ${point.y}`)
    await this.page.mouse.dblclick(point.x, point.y)
    const dialog = this.page.getByRole('dialog')
    for (const word of words) {
      // Whatever opened instead of a text has the keys.
      if ((await dialog.count()) > 0 || (await this.canvas.locator('[contenteditable="true"]').count()) === 0) break
      if (keys.includes(word)) await this.page.keyboard.press(word)
      else await this.page.keyboard.type(word)
    }
    // From a dialog or the bar of formats the first one leads back to the text.
    await expect(async () => {
      await this.page.keyboard.press('Escape')
      await expect(this.canvas.locator('[contenteditable="true"]')).toHaveCount(0, { timeout: 500 })
      await expect(dialog).toHaveCount(0, { timeout: 500 })
    }).toPass()
  }

  /** An element is dragged to where another one is. */
  async drop(): Promise<void> {
    const [one, other] = [await this.anyElement(), await this.anyElement()]
    const [from, to] = [await pointOn(this.page, one), await pointOn(this.page, other)]
    if (!from || !to) return void this.done.push('drop: out of reach')
    this.done.push(`drop ${from.x} ${from.y} on ${to.x} ${to.y}`)
    const { mouse } = this.page
    await mouse.move(from.x, from.y)
    await mouse.down()
    await mouse.move(from.x + 6, from.y + 6, { steps: 2 })
    await mouse.move(to.x, to.y, { steps: 6 })
    await mouse.up()
    await expect(this.page.locator('[data-pointer-cover]')).toHaveCount(0)
  }

  pick(): Promise<void> {
    return this.luck.pick([() => this.type(), () => this.drop()])()
  }
}

/** Text is typed and elements are dragged, each picked by chance, with the pointer and keys. What was done, to be found again. */
export async function gestureAtRandom(input: GesturesAtRandom): Promise<readonly string[]> {
  const hand = new Hand(input)
  for (let step = 0; step < input.count; step += 1) await hand.pick()
  return hand.done
}
