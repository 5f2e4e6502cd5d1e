import type { Shell } from '../context/shell.ts'

/** True when nothing is left unsaved. The save command says itself what went wrong. */
export async function saveChanges({ services, remotes }: Shell): Promise<boolean> {
  const { canvas } = remotes.services
  if (!canvas?.state.getState().changed) return true
  if (services.commands.find('page.save')?.enabled) await services.commands.run('page.save')
  else await canvas.save()
  return !canvas.state.getState().changed
}
