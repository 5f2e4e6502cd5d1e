import { useStore } from 'zustand'
import { useState } from 'react'
import type { ClassFinderState, Readable, SiteClass } from '@pergola/contracts'
import type { Suggestion } from '@pergola/ui'
import type { RuleTextServices } from '../rule-text/use-rule-text.ts'
import { useStyling } from '../styling-context.ts'
import { messages } from './messages.ts'

const nothing: ClassFinderState = { classes: [] }
const nothingFound: Readable<ClassFinderState> = {
  getState: () => nothing,
  getInitialState: () => nothing,
  subscribe: () => () => {},
}

/** Where the site has a class, for a person who wonders which one to take. */
function wordsFor({ elements, pages, sheets }: SiteClass, here: readonly string[]): string | undefined {
  if (isElsewhere(sheets, here)) return messages.styledElsewhere(elements)
  return elements > 0 ? messages.usedOn(elements, pages.length) : undefined
}

/** Only sheets that the open page does not have style it. */
export function isElsewhere(sheets: readonly string[], here: readonly string[]): boolean {
  return sheets.length > 0 && sheets.every((sheet) => !here.includes(sheet))
}

/**
 * Classes the element may still get. The page's own are there at once, those of other sheets as they are found, and then
 * those that the other pages have, with how often they are used.
 */
export function useClassSuggestions(projects: RuleTextServices['projects']) {
  const { surface, canvas, classFinder } = useStyling()
  const found = useStore(classFinder?.state ?? nothingFound, (state) => state.classes)
  const [site, setSite] = useState<readonly SiteClass[]>([])
  return {
    find() {
      classFinder?.find(canvas.sheets())
      void projects?.siteClasses?.().then((classes) => classes.ok && setSite(classes.value))
    },
    list(): (string | Suggestion)[] {
      const taken = new Set(surface.state.getState().classes.map(({ name }) => name))
      const here = canvas.sheets().map(({ file }) => file)
      const known = new Map(site.map((each) => [each.name, each]))
      const names = new Set([...(found.length > 0 ? found : surface.classSuggestions()), ...known.keys()])
      return [...names].flatMap((name): (string | Suggestion)[] => {
        if (name.startsWith('gjs') || taken.has(name)) return []
        const each = known.get(name)
        const detail = each && wordsFor(each, here)
        return [detail === undefined ? name : { value: name, label: name, detail }]
      })
    },
  }
}
