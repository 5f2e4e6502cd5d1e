import type { Dispose } from '@pergola/contracts'
import { parseHtml } from '@pergola/site/html'
import { isSheetLink } from '../document/page-sheets.ts'
import { linkOutside } from '../frame/head-links.ts'
import type { PageFrame } from '../frame/page-frame.ts'
import type { PageModel } from '../frame/page-model.ts'
import { createProjection } from '../frame/projection.ts'
import { createTurns } from '../frame/turns.ts'

/** The editor's own element in the frame: a browser with scripts never shows a `noscript`, whatever a sheet says. */
const shownName = 'pergola-noscript'

/**
 * Draws what the page holds for visitors without scripts, which the parser has kept as a text: node by node, without
 * anything that runs, beside each `noscript` of the frame. Ends with the answer.
 */
export function drawNoscript({ document }: PageFrame, model: Pick<PageModel, 'addressOf'>): Dispose {
  const shown = [...document.querySelectorAll('noscript')].map((noscript) => {
    const holder = document.createElement(shownName)
    holder.style.display = 'contents'
    const tree = parseHtml(noscript.textContent ?? '')
    const projection = createProjection(document, tree, {
      claims: () => false,
      drawn(node, element) {
        const href = node.attributes.find(({ name }) => name === 'href')
        if (isSheetLink(node) && href) linkOutside(element as HTMLLinkElement, model.addressOf(href))
      },
      forgotten: () => undefined,
      addressOf: (written) => model.addressOf(written),
    })
    for (const part of [tree.head(), tree.body()]) {
      projection.bind(part, holder)
      void projection.fill(part, createTurns())
    }
    noscript.after(holder)
    return holder
  })
  return () => {
    for (const holder of shown) holder.remove()
  }
}
