import { buildCommand } from './build-command.ts'
import { checkCommand } from './check-command.ts'
import type { Command } from './command.ts'
import { mcpCommand } from './mcp/mcp-command.ts'
import { newCommand } from './new-command.ts'
import { publishCommand } from './publish-command.ts'
import { packCommand } from './pack-folder.ts'

/** Everything `pergola` can do, in the order in which its help names it. */
export const commands: readonly Command[] = [
  newCommand,
  buildCommand,
  checkCommand,
  packCommand,
  publishCommand,
  mcpCommand,
]
