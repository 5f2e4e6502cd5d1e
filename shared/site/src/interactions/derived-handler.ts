import { splitOutside } from '../directives/index.ts'
import { findAction } from './catalogue/catalogue.ts'

const value = /^(?:undefined|true|false|-?\d[\w.+-]*|`(?:\\[\s\S]|[^`\\])*`|\[[\s\S]*\]|\{[\s\S]*\})$/

function isOwnCall(text: string): boolean {
  const [, name = '', inner = ''] = /^(\w+)\(([\s\S]*)\)$/.exec(text) ?? []
  const action = findAction(name)
  if (!action) return false
  const given = inner === '' ? [] : (splitOutside(inner, ',') ?? [''])
  return given.length === Object.keys(action.params).length && given.every((each) => value.test(each))
}

/** Whether a handler is one that this package wrote: nothing but calls of actions, each with all its parameters. */
export function isDerivedHandler(text: string): boolean {
  return text === '' || (splitOutside(text, ';')?.every(isOwnCall) ?? false)
}
