import type { Command } from '@pergola/contracts'
import type { CommandInput } from './command-input.ts'
import { elementCommands } from './element-commands.ts'
import { pageCommands } from './page-commands.ts'
import { screenshotCommand } from './screenshot-command.ts'
import { viewCommands } from './view-commands.ts'

export function canvasCommands(input: CommandInput): readonly Command[] {
  return [...pageCommands(input), screenshotCommand(input), ...elementCommands(input), ...viewCommands(input)]
}
