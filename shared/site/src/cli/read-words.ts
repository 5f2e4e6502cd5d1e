import type { Command, CommandCall } from './command.ts'
import { messages } from './messages.ts'

type Read = Pick<CommandCall, 'words' | 'options'>

const common: Readonly<Record<string, boolean>> = { help: false, json: false }

/** Takes options and words apart, as they may stand in any order; a sentence for what cannot be read. */
export function readWords(given: readonly string[], command: Command): Read | string {
  const known = { ...common, ...command.options }
  const words: string[] = []
  const options: Record<string, string | true> = {}
  for (let at = 0; at < given.length; at++) {
    const word = given[at] ?? ''
    const option = readOption(word, known)
    if (option === null) words.push(word)
    else if (typeof option === 'string') return option
    else if (!option.takesValue) options[option.name] = true
    else {
      const value = option.joined ?? given[++at]
      if (value === undefined) return messages.optionWithoutValue(word)
      options[option.name] = value
    }
  }
  return { words, options }
}

/** Null for a word that is no option, a sentence for an option that nobody knows. */
function readOption(word: string, known: Readonly<Record<string, boolean>>) {
  const [, written, joined] = /^--?([a-z][a-z-]*)(?:=(.*))?$/s.exec(word) ?? []
  if (written === undefined) return null
  const name = word === '-h' ? 'help' : written
  const takesValue = Object.hasOwn(known, name) ? known[name] : undefined
  if (takesValue === undefined || (!takesValue && joined !== undefined)) return messages.unknownOption(word)
  return { name, takesValue, joined }
}
