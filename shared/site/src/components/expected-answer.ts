import { identifier } from '@pergola/contracts'

/** What an answer has to be: a list where it is repeated as it is, else a list or an object. */
type Expected = 'list' | 'object'

const words: Readonly<Record<Expected, string>> = { list: 'list', object: 'list or object' }

/** What stands before an answer is taken, in the effect of a looper: any other is a failure. */
export function checkText(found: string, expected: Expected): string {
  const isOther = expected === 'list' ? `!Array.isArray(${found})` : `Object(${found}) !== ${found}`
  return `if (${isOther}) throw new TypeError('No ${words[expected]}, but ' + JSON.stringify(${found}).slice(0, 80)); `
}

/**
 * Where the effect of a looper takes its answer, and its failures after that; those that were written before answers were
 * looked at have no check there.
 */
const taking = new RegExp(
  String.raw`(\.then\(\((${identifier})\) => \{ )(?:if \([^;]*\) throw new TypeError\([^;]*\); )?(?=${identifier} = \2 \}\)` +
    String.raw`\.catch\(\((${identifier})\) => \{ ${identifier} = \3\.message; console\.error\(\3\) \}\))`,
  'u',
)

/** An effect that expects what its answer is used as; one that a person wrote in another way stays as it is. */
export function expectingEffect(effect: string, isRepeated: boolean): string {
  return effect.replace(taking, (_text, before: string, found: string) => {
    return before + checkText(found, isRepeated ? 'list' : 'object')
  })
}
