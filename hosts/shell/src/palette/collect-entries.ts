import type { CanvasService, CommandInfo, NodeId } from '@pergola/contracts'
import { selectPage } from '../commands/select-page.ts'
import { goToPlace } from '../chrome/panels/go-to-place.ts'
import { isBuiltIn, railPlaces, settingsPlace } from '../chrome/panels/places.tsx'
import type { Shell } from '../compose/shell.ts'
import { messages } from './messages.ts'

export interface PaletteEntry {
  readonly id: string
  readonly label: string
  readonly group: string
  readonly shortcut?: string | undefined
  readonly disabled: boolean
  run(): void
}

/** Elements offered at most: enough to find one, few enough to stay instant on huge pages. */
const mostElements = 2000

export function collectEntries(shell: Shell): readonly PaletteEntry[] {
  return [...commandEntries(shell), ...pageEntries(shell), ...windowEntries(shell), ...elementEntries(shell)]
}

/** What is wanted most often stands first while nothing is typed. */
const groupOrder = ['Element', 'Page', 'Project', 'Canvas', 'Panels', 'View', 'Help']

function rankOf({ enabled, group }: CommandInfo): number {
  const place = groupOrder.indexOf(group)
  return (enabled ? 0 : groupOrder.length + 1) + (place === -1 ? groupOrder.length : place)
}

function commandEntries({ services }: Shell): PaletteEntry[] {
  const { commands } = services
  return commands
    .list()
    .filter(({ name }) => name !== 'palette.open')
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .map(({ name, label, group, keys, enabled }) => ({
      id: `command ${name}`,
      label,
      group,
      shortcut: keys[0],
      disabled: !enabled,
      run: () => void commands.run(name),
    }))
}

function pageEntries(shell: Shell): PaletteEntry[] {
  const pages = shell.services.projects.state.getState().open?.project.pages ?? {}
  return Object.values(pages)
    .filter((page) => !page.hidden)
    .map(({ name }) => ({
      id: `page ${name}`,
      label: name,
      group: messages.page,
      disabled: false,
      run: () => void selectPage(shell, name),
    }))
}

function windowEntries(shell: Shell): PaletteEntry[] {
  const { views, panels } = shell.remotes.state.getState()
  const open = shell.services.projects.state.getState().open !== null
  const modals = [...railPlaces, settingsPlace].filter(({ slot }) => slot.startsWith('modal:'))
  const guests = panels.filter(({ slot }) => !isBuiltIn(slot))
  // Most windows are opened by a command of the same name, which stands in the list already.
  const commands = new Set(shell.services.commands.list().map(({ label }) => label))
  return [...modals, ...guests]
    .filter(({ slot, title }) => open && slot in views && !commands.has(title))
    .map(({ slot, title }) => ({
      id: `place ${slot}`,
      label: title,
      group: messages.place,
      disabled: false,
      run: () => goToPlace(shell, slot, title),
    }))
}

function elementEntries({ remotes }: Shell): PaletteEntry[] {
  const { canvas } = remotes.services
  const root = canvas?.rootLayer()
  if (!canvas || root === null || root === undefined) return []
  return walk(canvas, root).map(({ id, label }) => ({
    id: `element ${id}`,
    label,
    group: messages.element,
    disabled: false,
    run: () => canvas.select([id], { scroll: true }),
  }))
}

function walk(canvas: CanvasService, root: NodeId) {
  const found: { id: NodeId; label: string }[] = []
  const waiting = [root]
  while (waiting.length > 0 && found.length < mostElements) {
    const layer = canvas.layer(waiting.pop() ?? root)
    if (!layer) continue
    const label = layer.label === layer.tag ? layer.tag : `${layer.label} (${layer.tag})`
    found.push({ id: layer.id, label })
    waiting.push(...layer.children.toReversed())
  }
  return found
}
