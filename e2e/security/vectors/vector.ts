/** A way in which something from outside can try to run a script. */
export interface Vector {
  readonly name: string
  /** `@@` stands for the script. */
  readonly text: string
}

/** The first thing a script of a vector says; nothing else in the suite does. */
export const watchword = 1516

/**
 * Says which vector runs, and in which origin. A line on the console needs no network, no quotes and no other window,
 * so no policy can hide that the script ran.
 */
export function scriptOf(id: number): string {
  return `console.log(${watchword},${id},self.origin)`
}

export function armed({ text }: Vector, id: number): string {
  return text.replaceAll('@@', scriptOf(id))
}

export function vectors(table: Readonly<Record<string, string>>): readonly Vector[] {
  return Object.entries(table).map(([name, text]) => ({ name, text }))
}
