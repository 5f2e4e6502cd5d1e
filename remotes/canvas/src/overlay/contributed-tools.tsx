import type { CommandInfo } from '@pergola/contracts'
import { PathIcon, shortcutLabel } from '@pergola/ui'
import { useSyncExternalStore } from 'react'
import type { Canvas } from '../service/create-canvas.ts'
import { ToolButton } from './tool-button.tsx'

function offered({ core }: Canvas): readonly CommandInfo[] {
  return core.services.commands.list().filter(({ elementTool, enabled }) => elementTool !== undefined && enabled)
}

/** Tools that other parts of the suite bring for the selected element, by the commands they have registered. */
export function ContributedTools({ canvas }: { canvas: Canvas }) {
  const { commands } = canvas.core.services
  // Which of them are wanted may change with the page, the selection and with whoever registers one.
  const watch = (listener: () => void) => {
    const ends = [canvas.core.store.subscribe(listener), commands.state.subscribe(listener)]
    return () => ends.forEach((end) => end())
  }
  useSyncExternalStore(watch, () => JSON.stringify(offered(canvas)))
  return offered(canvas).map(({ name, label, keys, checked, elementTool }) => (
    <ToolButton
      key={name}
      name={label}
      hint={keys[0] === undefined ? label : `${label} (${shortcutLabel(keys[0])})`}
      pressed={checked}
      icon={<PathIcon path={elementTool ?? ''} size={14} />}
      onPress={() => void commands.run(name)}
    />
  ))
}
