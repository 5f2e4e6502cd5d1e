import { pressCommand } from '@pergola/contracts'
import type { CommandInfo } from '@pergola/contracts'
import { ContextMenu } from '@pergola/ui'
import { useEffect, useState, type ComponentProps } from 'react'
import type { Canvas } from '../service/create-canvas.ts'
import { messages } from './messages.ts'

type MenuEntry = ComponentProps<typeof ContextMenu>['items'][number]

const groups = [
  ['element.enter', 'element.select-parent', 'element.select-layout', 'element.rename'],
  ['element.copy', 'element.cut', 'element.paste', 'element.duplicate'],
  ['element.move-up', 'element.move-down', 'element.wrap', 'element.unwrap', 'element.hide'],
  ['element.create-symbol', 'element.create-template'],
  ['element.remove'],
] as const

function entryOf(canvas: Canvas, command: CommandInfo): MenuEntry {
  return {
    label: command.label,
    shortcut: command.keys[0],
    disabled: !command.enabled,
    ...(command.checked === undefined ? {} : { checked: command.checked }),
    danger: command.name === 'element.remove',
    onSelect: () => pressCommand(canvas.core.services.commands, command.name),
  }
}

function entries(canvas: Canvas): readonly MenuEntry[] {
  const { commands } = canvas.core.services
  const found = groups.map((names) =>
    names.map((name) => commands.find(name)).filter((command) => command !== undefined),
  )
  // What other parts of the suite bring stands before the deletion, which comes last.
  found.splice(
    -1,
    0,
    commands.list().filter(({ elementTool, enabled }) => elementTool !== undefined && enabled),
  )
  return found.flatMap((group, index): MenuEntry[] => [
    ...(index > 0 && group.length > 0 ? (['separator'] as const) : []),
    ...group.map((command) => entryOf(canvas, command)),
  ])
}

/** Right click: the same commands as everywhere. */
export function CanvasMenu({ canvas }: { canvas: Canvas }) {
  const [point, setPoint] = useState<{ x: number; y: number } | null>(null)
  useEffect(() => canvas.menu.on(setPoint), [canvas])
  // A press inside the frame does not reach the window around it.
  useEffect(() => canvas.service.onFrameInteraction(() => setPoint(null)), [canvas])
  if (!point) return null
  return (
    <ContextMenu
      key={`${point.x},${point.y}`}
      label={messages.menu}
      x={point.x}
      y={point.y}
      items={entries(canvas)}
      onClose={() => {
        setPoint(null)
        // The menu has no trigger it could give the focus back to; an entry may have taken it elsewhere by then.
        requestAnimationFrame(() => document.activeElement === document.body && canvas.service.focus?.())
      }}
    />
  )
}
