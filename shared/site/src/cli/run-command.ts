import { commands } from './commands.ts'
import type { Command, CommandOutcome } from './command.ts'
import { failed, reasonOf } from './command.ts'
import type { CommandEdges } from './command-edges.ts'
import { commandHelp, messages, usage } from './messages.ts'
import { readWords } from './read-words.ts'

/** Runs `pergola` and gives its exit code: 0 done, 1 failed, 2 called wrongly. */
export async function runCommand(given: readonly string[], edges: CommandEdges): Promise<number> {
  const [name, ...rest] = given
  if (name === '--help' || name === '-h' || name === 'help') {
    const asked = commands.find((each) => each.name === rest[0])
    edges.print(asked ? commandHelp(asked) : usage(commands))
    return 0
  }
  const command = commands.find((each) => each.name === name)
  if (!command) {
    if (name !== undefined) edges.printError(messages.unknownCommand(name))
    edges.printError(usage(commands))
    return 2
  }
  const read = readWords(rest, command)
  if (typeof read === 'string') {
    edges.printError(read)
    edges.printError(commandHelp(command))
    return 2
  }
  if (read.options['help']) {
    edges.print(commandHelp(command))
    return 0
  }
  const [fewest, most] = command.words
  if (read.words.length < fewest || read.words.length > most) {
    edges.printError(commandHelp(command))
    return 2
  }
  return finish(command, read, edges)
}

async function finish(
  command: Command,
  { words, options }: Exclude<ReturnType<typeof readWords>, string>,
  edges: CommandEdges,
): Promise<number> {
  const isJson = options['json'] === true
  const warnings: string[] = []
  const warn = (line: string) => (isJson ? void warnings.push(line) : edges.printError(line))
  const outcome = await command
    .run({ words, options, edges, warn })
    .catch((error: unknown): CommandOutcome => failed('failed', reasonOf(error)))
  if (isJson) edges.print(JSON.stringify(inJson(outcome, warnings)))
  else if (!outcome.ok) edges.printError(outcome.message)
  else if (outcome.text !== '') edges.print(outcome.text)
  return outcome.ok ? 0 : 1
}

function inJson(outcome: CommandOutcome, warnings: readonly string[]): unknown {
  const more = { ...outcome.facts, ...(warnings.length > 0 && { warnings }) }
  return outcome.ok ? { ok: true, ...more } : { ok: false, code: outcome.code, message: outcome.message, ...more }
}
