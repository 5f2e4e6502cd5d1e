import type { Shell } from '../context/shell.ts'
import { messages } from './messages.ts'
import type { PaletteEntry } from './palette-entry.ts'

/** The blocks of the suite: each goes where Enter on its card would put it. */
export function blockEntries({ remotes, services }: Shell): PaletteEntry[] {
  const { canvas } = remotes.services
  if (!canvas?.state.getState().document) return []
  const { phase, readOnly } = canvas.state.getState()

  function insert(id: string): void {
    if (!canvas?.insertBlock(id).ok) services.toasts.warning(messages.notAllowed)
    else canvas.focus?.()
  }

  return canvas.blocks.getState().blocks.map(({ id, label, category, section }) => ({
    id: `block ${id}`,
    label: messages.add(label),
    keywords: `insert block ${category} ${section ? `section ${section.keywords}` : ''}`,
    group: messages.block,
    disabled: readOnly || phase !== 'ready',
    run: () => insert(id),
  }))
}
