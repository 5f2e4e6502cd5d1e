import type { Command, CommandInfo } from '../commands.ts'
import type { CommandsService } from '../services/command-registry.ts'
import { createState } from './create-state.ts'

export interface FakeCommands extends CommandsService {
  /** Names and arguments of what was run. */
  readonly ran: readonly { readonly name: string; readonly argument: unknown }[]
}

export function createFakeCommands(commands: readonly Command[] = []): FakeCommands {
  const state = createState<{ names: readonly string[] }>({ names: [] })
  const registered = new Map<string, Command>()
  const ran: { name: string; argument: unknown }[] = []
  const publish = () => state.set({ names: [...registered.keys()] })

  function register(more: readonly Command[]) {
    for (const command of more) registered.set(command.name, command)
    publish()
    return () => {
      for (const command of more) if (registered.get(command.name) === command) registered.delete(command.name)
      publish()
    }
  }

  register(commands)
  return {
    state,
    ran,
    register,
    list: () => [...registered.values()].map(describe),
    find(name) {
      const command = registered.get(name)
      return command && describe(command)
    },
    async run(name, argument) {
      const command = registered.get(name)
      if (!command) throw refusal('command-missing', name)
      if (command.when?.() === false) throw refusal('command-disabled', name)
      ran.push({ name, argument })
      return command.run(argument)
    },
  }
}

function describe(command: Command): CommandInfo {
  return {
    name: command.name,
    label: command.label,
    ...(command.keywords !== undefined && { keywords: command.keywords }),
    group: command.group ?? '',
    keys: command.keys ?? [],
    enabled: command.when?.() ?? true,
    ...(command.inFields && { inFields: true }),
    ...(command.checked && { checked: command.checked() }),
    ...(command.elementTool !== undefined && { elementTool: command.elementTool }),
  }
}

function refusal(code: 'command-missing' | 'command-disabled', name: string) {
  return Object.assign(new Error(`${code}: ${name}`), { code })
}
