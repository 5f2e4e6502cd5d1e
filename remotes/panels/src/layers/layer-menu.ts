import { pressCommand } from '@pergola/contracts'
import type { CanvasService, CommandsService, NodeId } from '@pergola/contracts'
import type { MenuEntry } from '@pergola/ui'
import type { LayerActions } from './use-layer-actions.ts'
import { messages } from './messages.ts'

export type LayerCommands = Pick<CommandsService, 'run' | 'find' | 'list'>

interface LayerMenuOptions {
  readonly id: NodeId
  readonly canvas: CanvasService
  readonly commands: LayerCommands
  readonly actions: Pick<LayerActions, 'startRename' | 'refuse'>
  readonly onCollapseAll: () => void
}

/**
 * What the toolbar on the canvas offers beside deletion and the like: components, symbols, and what other parts of the
 * suite bring. The commands work on what is selected, which the layer of an open menu is.
 */
function toolEntries(commands: LayerCommands): MenuEntry[] {
  const ways = ['component.mount', 'component.unmount'].map((name) => commands.find(name))
  const kept = ['element.create-template', 'element.create-symbol'].map((name) => commands.find(name))
  const tools = [
    ...ways.filter((command) => command?.enabled),
    ...commands.list().filter(({ elementTool, enabled }) => elementTool !== undefined && enabled),
    ...kept,
  ].filter((command) => command !== undefined)
  return tools.map(({ name, label, enabled, checked }) => ({
    label,
    disabled: !enabled,
    ...(checked !== undefined && { checked }),
    onSelect: () => pressCommand(commands, name),
  }))
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
  const ordered = (name: string) => selectedFirst(() => void commands.run(name).catch(() => actions.refuse()))
  const tools = toolEntries(commands)
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
    ...tools,
    ...(tools.length > 0 ? (['separator'] as const) : []),
    {
      label: messages.remove,
      shortcut: 'Delete',
      danger: true,
      disabled: isRoot || readOnly,
      onSelect: ordered('element.remove'),
    },
  ]
}
