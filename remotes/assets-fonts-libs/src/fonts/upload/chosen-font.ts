import type { FontFacts } from '@pergola/contracts'

/** A file somebody chose, and what has been found out about it. */
export interface ChosenFont {
  readonly id: number
  readonly file: File
  readonly name: string
  /** Null while it is read, and of what is refused. */
  readonly facts: FontFacts | null
  /** Why it cannot be installed. */
  readonly problem: string | null
}

export const fontEndings = '.ttf,.otf,.woff,.woff2,.eot,.svg'

export function hasFontEnding(name: string): boolean {
  return fontEndings.split(',').some((ending) => name.toLowerCase().endsWith(ending))
}

/** `My-Font.bold.ttf` is `My-Font.bold` until the file says what it is called. */
export function nameOfFile(name: string): string {
  return name.replace(/\.[^.]*$/, '')
}
