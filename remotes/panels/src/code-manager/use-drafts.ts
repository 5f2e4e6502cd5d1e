import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import type { CanvasService } from '@pergola/contracts'
import type { CodeTab } from './code-tabs.ts'
import { shownText, type LayOutServices } from './lay-out.ts'
import type { Drafts, Texts } from './drafts.ts'

/** A text as it is shown, and the stored one that it is. */
interface LaidOut {
  readonly from: string
  readonly text: string
}

/** What was typed, and the stored text that stood there when it was begun. */
interface Draft {
  readonly from: string
  readonly text: string
}

type DraftServices = LayOutServices & { readonly canvas: CanvasService }

/**
 * What the page says, and what was typed over it. A file that nobody typed in follows the page. It may be shown in
 * another layout than it has; that alone changes no file.
 */
export function useDrafts({ canvas, codeEditor, settings }: DraftServices, tabs: readonly CodeTab[]): Drafts {
  const revision = useStore(canvas.state, (state) => state.revision)
  const [stored, setStored] = useState<Texts | null>(null)
  const [shown, setShown] = useState<Readonly<Record<string, LaidOut>>>({})
  const [drafts, setDrafts] = useState<Readonly<Record<string, Draft>>>({})
  /** What was last saved here is nobody else's change. */
  const given = useRef<Texts>({})
  const wanted = JSON.stringify(tabs.filter(({ path }) => path !== ''))

  useEffect(() => {
    let left = false
    const files = JSON.parse(wanted) as CodeTab[]
    void readAll(canvas, files, revision).then(async (texts) => {
      if (left || !texts) return
      setStored(texts)
      const laidOut = await layOutAll({ codeEditor, settings }, files, texts)
      if (!left) setShown(laidOut)
    })
    return () => {
      left = true
    }
  }, [canvas, codeEditor, settings, wanted, revision])

  const storedOf = (path: string) => stored?.[path] ?? ''
  const typedOver = (before: Readonly<Record<string, Draft>>, path: string, text: string) => {
    return { ...before, [path]: { from: before[path]?.from ?? storedOf(path), text } }
  }
  const shownOf = (path: string) => {
    const laidOut = shown[path]
    return laidOut && laidOut.from === storedOf(path) ? laidOut.text : storedOf(path)
  }
  const textOf = (path: string) => drafts[path]?.text ?? shownOf(path)
  const isChanged = (path: string) => ![storedOf(path), shownOf(path)].includes(textOf(path))
  return {
    ready: stored !== null,
    textOf,
    storedOf,
    isChanged,
    isOvertaken: (path) => isChanged(path) && ![drafts[path]?.from, given.current[path]].includes(storedOf(path)),
    give(files) {
      given.current = { ...given.current, ...files }
    },
    write: (path, text) => setDrafts((before) => typedOver(before, path, text)),
    replace(path, read, text) {
      setDrafts((before) => ((before[path]?.text ?? read) === read ? typedOver(before, path, text) : before))
    },
    settle(saved, typed) {
      setStored((before) => ({ ...before, ...saved }))
      setDrafts((before) =>
        Object.fromEntries(Object.entries(before).filter(([path, { text }]) => text !== typed[path])),
      )
    },
    forget(paths) {
      setDrafts((before) => Object.fromEntries(Object.entries(before).filter(([path]) => !paths.includes(path))))
    },
  }
}

async function layOutAll(services: LayOutServices, tabs: readonly CodeTab[], texts: Texts) {
  const laidOut: Record<string, LaidOut> = {}
  for (const tab of tabs) {
    const from = texts[tab.path]
    const text = from === undefined ? null : await shownText(services, tab, from)
    if (from !== undefined && text !== null) laidOut[tab.path] = { from, text }
  }
  return laidOut
}

/** Null when the page has moved on meanwhile: its next revision is read then. */
async function readAll(canvas: CanvasService, files: readonly CodeTab[], revision: number): Promise<Texts | null> {
  const texts = await Promise.all(
    files.map(async ({ path }) => {
      const text = await canvas.readFile(path)
      return [path, text.ok ? text.value : ''] as const
    }),
  )
  return canvas.state.getState().revision === revision ? Object.fromEntries(texts) : null
}
