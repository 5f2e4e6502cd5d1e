import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { CanvasService, ProjectsService } from '@pergola/contracts'
import { allPages, symbolsMarked } from '@pergola/site/project'

interface PageReader {
  readonly canvas: Pick<CanvasService, 'state' | 'record' | 'readFile'>
  readonly projects: Pick<ProjectsService, 'state' | 'readText'>
}

type PageCounts = ReadonlyMap<string, number>

/**
 * On how many pages each symbol is, as the pages themselves say: what the record lists for them may be older than a page
 * that came from elsewhere, or a symbol that was brought in after it. Null until all are read.
 */
export function useSymbolPages({ canvas, projects }: PageReader): PageCounts | null {
  const edits = useStore(canvas.state, (state) => state.revision)
  const saves = useStore(projects.state, (state) => state.open?.revision ?? 0)
  const [counts, setCounts] = useState<PageCounts | null>(null)
  useEffect(() => {
    let isWanted = true
    void countPages({ canvas, projects }).then((counted) => isWanted && setCounts(counted))
    return () => void (isWanted = false)
    // Edits and saves stand for the texts of the pages, which are read through the services.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [canvas, projects, edits, saves])
  return counts
}

async function countPages({ canvas, projects }: PageReader): Promise<PageCounts | null> {
  const stored = projects.state.getState().open?.project
  const edited = canvas.record.getState().project
  const shown = canvas.state.getState().document?.pageName
  const counts = new Map<string, number>()
  for (const { name, pathes } of Object.values(allPages(stored, edited))) {
    // What is open may hold edits that are not stored yet; the others are only looked at.
    const html = await (name === shown ? canvas.readFile(pathes.html) : projects.readText(pathes.html))
    // A number that leaves a page out would say that less is lost by deleting.
    if (!html.ok && html.failure !== 'file-missing') return null
    for (const id of symbolsMarked(html.ok ? html.value : '')) counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  return counts
}
