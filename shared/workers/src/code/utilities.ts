import type { UnknownClass } from '@pergola/contracts'
import type { UtilityCompiler } from '../tailwind/utility-compiler.ts'
import type { KnownClasses } from '../tailwind/unknown-applied.ts'
import { fetchPart } from '../calls/fetch-part.ts'

interface Utilities {
  /** None when they cannot be fetched. */
  names(): Promise<readonly string[]>
  sheet(classes: readonly string[], rules?: string): Promise<string | null>
  /** None when they cannot be fetched. */
  unknownApplied(rules: string): Promise<readonly UnknownClass[]>
}

/** Tailwind for as long as this worker lives; fetched by the first question, and again by the next when that failed. */
export function createUtilities(): Utilities {
  let compiler: UtilityCompiler | null = null
  let known: readonly string[] | null = null
  let tailwind: KnownClasses | null = null
  // Sheets are made one after the other: each goes on from the one before.
  let last: Promise<unknown> = Promise.resolve()

  async function make(classes: readonly string[], rules?: string): Promise<string | null> {
    try {
      compiler ??= (await fetchPart(() => import('../tailwind/utility-compiler.ts'))).createUtilityCompiler()
      return await compiler.sheet(classes, rules)
    } catch (error) {
      console.warn('tailwind: no sheet was made', error)
      return null
    }
  }

  return {
    async names() {
      try {
        return (known ??= await (await fetchPart(() => import('../tailwind/utility-compiler.ts'))).utilityNames())
      } catch (error) {
        console.warn('tailwind: its classes are not known', error)
        return []
      }
    },
    async unknownApplied(rules) {
      try {
        tailwind ??= await (await fetchPart(() => import('../tailwind/utility-compiler.ts'))).knownClasses()
        return (await fetchPart(() => import('../tailwind/unknown-applied.ts'))).unknownApplied(rules, tailwind)
      } catch (error) {
        console.warn('tailwind: its classes are not known', error)
        return []
      }
    },
    sheet(classes, rules) {
      const made = last.then(() => make(classes, rules))
      last = made
      return made
    },
  }
}
