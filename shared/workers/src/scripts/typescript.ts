import type ts from 'typescript-js'

/** The compiler's own module; it arrives with the first question. */
export type TypeScript = typeof ts
