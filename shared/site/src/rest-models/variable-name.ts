import { isIdentifier } from '@pergola/contracts'

/** Words of the language, names that the engine keeps for itself, and what the code that fetches calls. */
const kept = new Set(
  (
    'await break case catch class const continue debugger default delete do else enum export extends false finally for ' +
    'function if implements import in instanceof interface let new null package private protected public return static ' +
    'super switch this throw true try typeof var void while with yield arguments eval undefined NaN Infinity __proto__ ' +
    'fetch console Error String Object Math'
  ).split(' '),
)

/** Whether a text can stand as a variable in every expression of a page, and be assigned. */
export function isVariableName(text: string): boolean {
  return isIdentifier(text) && !text.startsWith('$') && !kept.has(text)
}

/** The name itself, or the name with a number behind it. */
export function freeVariableName(name: string, isTaken: (name: string) => boolean): string {
  for (let count = 2, free = name; ; count += 1) {
    if (!isTaken(free)) return free
    free = `${name}${count}`
  }
}
