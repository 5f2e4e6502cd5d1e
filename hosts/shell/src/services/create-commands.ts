import type { Command, CommandInfo, CommandsService } from '@pergola/contracts'
import { createStore } from 'zustand/vanilla'

/** Fails as the contracts say: an Error whose `code` is the named failure. */
export class CommandError extends Error {
  readonly code: 'command-missing' | 'command-disabled'

  constructor(code: CommandError['code'], name: string) {
    super(`${code}: ${name}`)
    this.code = code
  }
}

export interface ShellCommands extends CommandsService {
  /** Registered commands as they are, for the shortcuts. */
  all(): readonly Command[]
}

export function createCommands(): ShellCommands {
  const commands = new Map<string, Command>()
  const state = createStore<{ readonly names: readonly string[] }>(() => ({ names: [] }))
  const publish = () => state.setState({ names: [...commands.keys()] })

  return {
    state,
    all: () => [...commands.values()],
    list: () => [...commands.values()].map(describe),
    find(name) {
      const command = commands.get(name)
      return command && describe(command)
    },
    register(added) {
      for (const command of added) {
        if (commands.has(command.name)) throw new Error(`commands.register: ${command.name} is registered already`)
        commands.set(command.name, command)
      }
      publish()
      return () => {
        for (const command of added) if (commands.get(command.name) === command) commands.delete(command.name)
        publish()
      }
    },
    async run(name, argument) {
      const command = commands.get(name)
      if (!command) throw new CommandError('command-missing', name)
      if (command.when?.() === false) throw new CommandError('command-disabled', name)
      return command.run(argument)
    },
  }
}

function describe(command: Command): CommandInfo {
  const { name, label, keywords, group = 'General', keys = [], inFields, when, checked, elementTool } = command
  return {
    name,
    label,
    ...(keywords !== undefined && { keywords }),
    group,
    keys,
    enabled: when?.() !== false,
    ...(inFields && { inFields }),
    ...(checked && { checked: checked() }),
    ...(elementTool !== undefined && { elementTool }),
  }
}
