import type { ClassFinderService, ClassFinderState } from '../services/class-finder.ts'
import { createState } from './create-state.ts'

export interface FakeClassFinder extends ClassFinderService {
  /** The files of the sheets it was given, call by call. */
  readonly asked: (readonly string[])[]
  /** What the worker has found so far. */
  tell(classes: readonly string[]): void
}

export function createFakeClassFinder(classes: readonly string[] = []): FakeClassFinder {
  const state = createState<ClassFinderState>({ classes })
  const asked: (readonly string[])[] = []
  return {
    state,
    asked,
    find: (sheets) => void asked.push(sheets.map(({ file }) => file)),
    tell: (found) => state.set({ classes: found }),
  }
}
