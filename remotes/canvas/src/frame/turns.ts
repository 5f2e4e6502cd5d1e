import { limits } from '@pergola/contracts'
import type { Pause } from '@pergola/site/html'

/** Longest stretch of work before the browser gets a turn to answer the user, and to paint if that is wanted. */
const stretch = 24

/** Resolves in a task of its own; unlike a timer it is not slowed down when nested. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      port1.close()
      resolve()
    })
    port1.start()
    port2.postMessage(null)
  })
}

/**
 * A turn ahead of the next picture, which else may come with every turn. The one above goes by another thread, and on a busy
 * machine the picture comes before it is back.
 */
export function turnBeforePicture(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { postTask(work: () => void, options: object): Promise<void> } }
  return scheduler?.postTask(() => {}, { priority: 'user-blocking' }) ?? nextTurn()
}

export function delay(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

/** Longest wait for a picture: a covered window paints none, and the page should be ready there too. */
const patience = 100

/** Resolves when the next picture of the window has been drawn, with the milliseconds that took. */
export function afterPicture(window: Window): Promise<number> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      const start = performance.now()
      void nextTurn().then(() => resolve(performance.now() - start))
    }
    const timer = setTimeout(done, patience)
    window.requestAnimationFrame(done)
  })
}

/** Resolves when the next picture of the window has been drawn. */
export async function afterPaint(window: Window): Promise<void> {
  await afterPicture(window)
}

/** Says when a long work has to pause, and whether somebody still waits for it after the pause. */
export function createTurns(wait: () => Promise<void> = nextTurn, isWanted: () => boolean = () => true): Pause {
  let until = performance.now() + stretch
  return () => {
    if (performance.now() < until) return null
    return wait().then(() => {
      until = performance.now() + stretch
      return isWanted()
    })
  }
}

/** What is drawn first is a screenful, seen before the rest; a shorter stretch would pay for more pictures than it saves. */
const shortStretch = 10
/** A picture lays out what it shows anew, and each costs by what stands already: as few as keep nobody waiting. */
const longPicture = 75

/**
 * So many pictures mean a page of tens of thousands of elements: by then each costs by what stands, and fewer are better.
 * Work then goes on in stretches until it took as long as the picture before, or this long.
 */
const manyPictures = 20
const longStretch = 48
const longWork = 150

/** So much work that the picture of it takes as long as one may, going by the picture before. */
export function nextStretch(before: number, picture: number): number {
  const fitting = Math.min((before * longPicture) / Math.max(picture, 1), 2 * before)
  return Math.min(stretch, Math.max(shortStretch, fitting))
}

/** As `turns` with a picture in each pause, and the stretches as long as the machine and the page allow. */
export function createPictureTurns(
  picture: () => Promise<number>,
  isWanted: () => boolean,
  turn: () => Promise<void> = turnBeforePicture,
): Pause {
  let length = shortStretch
  let pictures = 0
  let until = performance.now() + length
  let pictureDue = until
  return () => {
    const now = performance.now()
    if (now < until) return null
    if (now < pictureDue) {
      return turn().then(() => {
        until = performance.now() + length
        return isWanted()
      })
    }
    return picture().then((took) => {
      pictures += 1
      length = pictures < manyPictures ? nextStretch(length, took) : longStretch
      until = performance.now() + length
      pictureDue = pictures < manyPictures ? until : until - length + Math.min(took, longWork)
      return isWanted()
    })
  }
}

/**
 * As `turns`, and a rest of its own whenever the page has got a chunk of further components: elements that stand in the
 * body itself. The body is asked for each time, because it comes while the page is drawn.
 */
export function createChunks(turns: Pause, body: () => Element | null, rest: () => Promise<boolean>): Pause {
  let last: Element | null = null
  let components = 0
  return () => {
    const newest = body()?.lastElementChild ?? null
    if (newest === last) return turns()
    last = newest
    components += 1
    return components % limits.lazyLoadChunk === 0 ? rest() : turns()
  }
}
