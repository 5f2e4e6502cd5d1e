import type { CommandsService } from './services/command-registry.ts'

/** What a button, a menu entry or a key does: nothing when the command has gone, or cannot run any more since it was shown. */
export function pressCommand(commands: Pick<CommandsService, 'find' | 'run'>, name: string): void {
  if (commands.find(name)?.enabled) void commands.run(name)
}
