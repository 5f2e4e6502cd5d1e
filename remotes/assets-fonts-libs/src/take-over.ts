import type { CommandsService } from '@pergola/contracts'

/** Makes this tab of the browser the one that writes; absent where no frame offers that. */
export function takeOver(commands: Pick<CommandsService, 'run'> | undefined): (() => Promise<unknown>) | undefined {
  return commands && (() => commands.run('project.take-over'))
}
