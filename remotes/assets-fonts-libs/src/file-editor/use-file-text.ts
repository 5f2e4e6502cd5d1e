import { useEffect, useEffectEvent } from 'react'
import { useStore } from 'zustand'
import type { FileEditorServices } from './file-editor-services.ts'
import { readFileText } from './read-file-text.ts'

interface Reading extends Pick<FileEditorServices, 'projects' | 'canvas'> {
  readonly path: string
}

/** Reads the file again whenever something of the project was stored, by whomever. */
export function useFileText({ projects, canvas, path }: Reading, onText: (text: string) => void): void {
  const stored = useStore(projects.state, (state) => state.open)
  const tell = useEffectEvent(onText)
  useEffect(() => {
    let left = false
    void readFileText({ projects, canvas }, path).then((now) => {
      if (!left && now.kind === 'text') tell(now.text)
    })
    return () => {
      left = true
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- what is stored says that the file may have changed
  }, [stored, projects, canvas, path])
}
