import type { CanvasService } from '@pergola/contracts'
import type { Found } from './read-outline.ts'

/**
 * The canvas answers with identities and keeps its nodes to itself. The page's source, parsed here without running
 * anything, has the same elements in the same order, and those may be read. Where the two disagree, nothing is found.
 */
export function findOnPage(canvas: CanvasService): (selector: string) => readonly Found[] {
  const copy = new DOMParser().parseFromString(canvas.source().html, 'text/html')
  return (selector) => {
    const ids = canvas.find(selector)
    const elements = [...copy.querySelectorAll(selector)]
    if (ids.length !== elements.length) return []
    return ids.flatMap((id, index) => {
      const element = elements[index]
      return element ? [{ id, element }] : []
    })
  }
}
