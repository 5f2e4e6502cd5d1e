/** What is used of the package; its own types name another package's that is not installed by itself. */
declare module 'emmet' {
  interface Extracted {
    abbreviation: string
    /** Where it starts in the line. */
    start: number
    end: number
  }
  export function extract(
    line: string,
    position: number,
    options: { type: 'markup' | 'stylesheet'; lookAhead: boolean },
  ): Extracted | undefined
  export default function expand(abbreviation: string, config: object): string
}
