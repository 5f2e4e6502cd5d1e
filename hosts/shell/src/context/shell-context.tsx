import { createContext, type ReactNode, useCallback, useContext, useSyncExternalStore } from 'react'
import type { CanvasService, CanvasState, CommandInfo, Readable } from '@pergola/contracts'
import { useStore } from 'zustand'
import { noCanvas } from './no-canvas.ts'
import type { Shell } from './shell.ts'

const ShellContext = createContext<Shell | null>(null)

export function ShellProvider({ shell, children }: { shell: Shell; children: ReactNode }) {
  return <ShellContext value={shell}>{children}</ShellContext>
}

export function useShell(): Shell {
  const shell = useContext(ShellContext)
  if (!shell) throw new Error('useShell: no ShellProvider above this component')
  return shell
}

/** The canvas, as soon as its remote is active. */
export function useCanvas(): CanvasService | undefined {
  const { remotes } = useShell()
  return useSyncExternalStore(remotes.state.subscribe, () => remotes.services.canvas)
}

/** Without a canvas: the state of one that has no page. */
export function useCanvasState<Selected>(select: (state: CanvasState) => Selected): Selected {
  const canvas = useCanvas()
  return useStore(canvas?.state ?? (noCanvas as Readable<CanvasState>), select)
}

/** Undefined while nobody has registered the command. */
export function useCommand(name: string): CommandInfo | undefined {
  const { services, watch } = useShell()
  const { commands } = services
  const read = useCallback(() => {
    const found = commands.find(name)
    return found ? JSON.stringify(found) : ''
  }, [commands, name])
  const snapshot = useSyncExternalStore(watch, read)
  return snapshot === '' ? undefined : (JSON.parse(snapshot) as CommandInfo)
}
