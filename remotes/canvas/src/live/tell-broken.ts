import type { NodeId } from '@pergola/contracts'
import { isBrokenDirective } from '@pergola/site/directives'
import { descendants } from '@pergola/site/html'
import { shortName } from '@pergola/ui'
import type { CanvasCore } from '../service/canvas-core.ts'
import { failures } from './failure-messages.ts'

/** As much of a command as a message has room for. */
const shownLength = 40

/** Commands that no engine can read: the running page says so on its console only, where nobody looks. */
export function tellBroken({ page, services }: CanvasCore, within: NodeId | 'page'): void {
  if (!page) return
  const root = within === 'page' ? page.tree.body() : within
  const broken = [...descendants(page.tree, root)].flatMap((node) =>
    page.attributesOf(node).flatMap(({ name, value }) => {
      return isBrokenDirective(name, value) ? [{ name, value, id: node.id }] : []
    }),
  )
  const [first] = broken
  if (!first) return
  const text = failures.brokenText(
    first.name,
    shortName(first.value, shownLength),
    page.labels.of(first.id),
    broken.length - 1,
  )
  services.toasts.error(failures.broken, text)
}
