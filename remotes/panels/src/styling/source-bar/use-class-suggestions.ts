import { useStore } from 'zustand'
import type { ClassFinderState, Readable } from '@pergola/contracts'
import { useStyling } from '../styling-context.ts'

const nothing: ClassFinderState = { classes: [] }
const nothingFound: Readable<ClassFinderState> = {
  getState: () => nothing,
  getInitialState: () => nothing,
  subscribe: () => () => {},
}

/** Classes the element may still get. The page's own are there at once, those of other sheets as they are found. */
export function useClassSuggestions() {
  const { surface, canvas, classFinder } = useStyling()
  const found = useStore(classFinder?.state ?? nothingFound, (state) => state.classes)
  return {
    find: () => classFinder?.find(canvas.sheets()),
    list() {
      const taken = new Set(surface.state.getState().classes.map(({ name }) => name))
      const names = found.length > 0 ? found : surface.classSuggestions()
      return names.filter((name) => !name.startsWith('gjs') && !taken.has(name))
    },
  }
}
