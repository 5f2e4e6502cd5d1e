import type { CanvasService, CommandsService, NodeId } from '@pergola/contracts'
import type { MenuEntry } from '@pergola/ui'
import type { LayerActions } from './use-layer-actions.ts'
import { messages } from './messages.ts'

interface LayerMenuOptions {
  readonly id: NodeId
  readonly canvas: CanvasService
  readonly commands: Pick<CommandsService, 'run'>
  readonly actions: Pick<LayerActions, 'startRename' | 'refuse'>
  readonly onCollapseAll: () => void
}

/** The tools of the element toolbar, and renaming. */
export function layerMenu({ id, canvas, commands, actions, onCollapseAll }: LayerMenuOptions): MenuEntry[] {
  const node = canvas.layer(id)
  if (!node) return []
  const isRoot = node.parent === null
  const { readOnly } = canvas.state.getState()
  const told = (outcome: { ok: boolean }) => void (outcome.ok || actions.refuse())
  const selectedFirst = (run: () => void) => () => {
    canvas.select([id])
    run()
  }
  // The commands ask what becomes of a motion, and say why something is refused.
  const ordered = (name: string) => selectedFirst(() => void commands.run(name).catch(actions.refuse))
  return [
    { label: messages.renameItem, shortcut: 'F2', disabled: readOnly, onSelect: () => actions.startRename(id) },
    { label: messages.editText, disabled: readOnly, onSelect: () => canvas.editText(id) },
    {
      label: messages.parent,
      disabled: isRoot,
      onSelect: () => node.parent !== null && canvas.select([node.parent], { scroll: true }),
    },
    'separator',
    { label: messages.copy, shortcut: 'Mod+C', onSelect: selectedFirst(() => canvas.copy()) },
    {
      label: messages.paste,
      shortcut: 'Mod+V',
      disabled: readOnly,
      onSelect: selectedFirst(() => void canvas.paste().then(told)),
    },
    {
      label: messages.duplicate,
      shortcut: 'Mod+D',
      disabled: isRoot || readOnly,
      onSelect: ordered('element.duplicate'),
    },
    {
      label: node.hidden ? messages.showItem : messages.hideItem,
      shortcut: 'Mod+Shift+H',
      disabled: readOnly,
      onSelect: () => canvas.setHidden(id, !node.hidden),
    },
    { label: messages.collapseAll, onSelect: onCollapseAll },
    'separator',
    {
      label: messages.remove,
      shortcut: 'Delete',
      danger: true,
      disabled: isRoot || readOnly,
      onSelect: ordered('element.remove'),
    },
  ]
}
