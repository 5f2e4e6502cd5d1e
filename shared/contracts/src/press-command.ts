import type { CommandsService } from './services/command-registry.ts'

/** What a button, a menu entry or a key does: nothing when the command has gone, or cannot run any more since it was shown. */
export function pressCommand(commands: Pick<CommandsService, 'find' | 'run'>, name: string): void {
  if (commands.find(name)?.enabled) void commands.run(name)
}

/** A key that is held goes on walking and undoing; it takes no more away than one press does. */
export function isHeldRemoval({ key, repeat }: { readonly key: string; readonly repeat: boolean }): boolean {
  return repeat && (key === 'Delete' || key === 'Backspace')
}
