import { useCallback, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { CanvasService } from '@pergola/contracts'
import type { CodeTab } from './code-tabs.ts'

type Texts = Readonly<Record<string, string>>

export interface Drafts {
  /** False until every file was read. */
  readonly ready: boolean
  textOf(path: string): string
  storedOf(path: string): string
  isChanged(path: string): boolean
  write(path: string, text: string): void
  /** Texts that are part of the page now; what was typed since stays a draft. */
  settle(saved: Texts): void
}

/** What the page says, and what was typed over it. A file that nobody typed in follows the page. */
export function useDrafts(canvas: CanvasService, tabs: readonly CodeTab[]): Drafts {
  const revision = useStore(canvas.state, (state) => state.revision)
  const [stored, setStored] = useState<Texts | null>(null)
  const [drafts, setDrafts] = useState<Texts>({})
  const wanted = tabs.flatMap(({ path }) => (path === '' ? [] : [path])).join('\n')

  useEffect(() => {
    let left = false
    void readAll(canvas, wanted.split('\n'), revision).then((texts) => {
      if (!left && texts) setStored(texts)
    })
    return () => {
      left = true
    }
  }, [canvas, wanted, revision])

  const write = useCallback((path: string, text: string) => {
    setDrafts((before) => ({ ...before, [path]: text }))
  }, [])

  const storedOf = (path: string) => stored?.[path] ?? ''
  const textOf = (path: string) => drafts[path] ?? storedOf(path)
  return {
    ready: stored !== null,
    textOf,
    storedOf,
    isChanged: (path) => textOf(path) !== storedOf(path),
    write,
    settle(saved) {
      setStored((before) => ({ ...before, ...saved }))
      setDrafts((before) => Object.fromEntries(Object.entries(before).filter(([path]) => !(path in saved))))
    },
  }
}

/** Null when the page has moved on meanwhile: its next revision is read then. */
async function readAll(canvas: CanvasService, paths: readonly string[], revision: number): Promise<Texts | null> {
  const texts = await Promise.all(
    paths.map(async (path) => {
      const text = await canvas.readFile(path)
      return [path, text.ok ? text.value : ''] as const
    }),
  )
  return canvas.state.getState().revision === revision ? Object.fromEntries(texts) : null
}
