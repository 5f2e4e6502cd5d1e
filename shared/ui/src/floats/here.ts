import * as floats from './floats.ts'

/** The floating parts, there from the start: in tests, in the gallery, in a remote alone in development. */
export const useFloats = (_needed: boolean): typeof floats => floats

export function loadFloats(): void {}
