import { pressCommand } from '@pergola/contracts'
import type { CommandInfo, CommandsService } from '@pergola/contracts'
import { PathIcon, shortcutLabel } from '@pergola/ui'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import type { Canvas } from '../service/create-canvas.ts'
import { ToolButton } from './tool-button.tsx'

const toolNames = (commands: CommandsService) =>
  commands.list().flatMap(({ name, elementTool }) => (elementTool === undefined ? [] : [name]))

/** Tools that other parts of the suite bring for the selected element, by the commands they have registered. */
export function ContributedTools({ canvas }: { canvas: Canvas }) {
  const { core } = canvas
  const { commands } = core.services
  const registered = useStore(commands.state, ({ names }) => names)
  // Every command is asked only when another is registered; with the page and the selection only those that are tools.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const names = useMemo(() => toolNames(commands), [commands, registered])
  const watch = useCallback(
    (listener: () => void) => {
      const states = [core.store, canvas.service.motions?.state]
      const ends = states.map((state) => state?.subscribe(listener))
      return () => ends.forEach((end) => end?.())
    },
    [core, canvas],
  )
  const offered = () =>
    names.flatMap((name): readonly CommandInfo[] => {
      const tool = commands.find(name)
      return tool?.enabled ? [tool] : []
    })
  useSyncExternalStore(watch, () => JSON.stringify(offered()))
  return offered().map(({ name, label, keys, checked, elementTool }) => (
    <ToolButton
      key={name}
      name={label}
      hint={keys[0] === undefined ? label : `${label} (${shortcutLabel(keys[0])})`}
      pressed={checked}
      icon={<PathIcon path={elementTool ?? ''} size={14} />}
      onPress={() => pressCommand(commands, name)}
    />
  ))
}
