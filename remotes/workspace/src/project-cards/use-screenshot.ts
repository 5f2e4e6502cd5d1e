import { useEffect, useState } from 'react'
import type { ProjectsService, ProjectSummary } from '@pergola/contracts'

/** Object URL of the stored screenshot, or null while there is none. Let go when the card leaves the screen. */
export function useScreenshot(projects: ProjectsService, { id, screenshotVersion }: ProjectSummary): string | null {
  const [url, setUrl] = useState<string | null>(null)

  useEffect(() => {
    if (screenshotVersion === 0) return
    let gone = false
    let made: string | null = null
    void projects.readScreenshot(id).then((image) => {
      if (gone || !image) return
      made = URL.createObjectURL(image as Blob)
      setUrl(made)
    })
    return () => {
      gone = true
      if (made) URL.revokeObjectURL(made)
      setUrl(null)
    }
  }, [projects, id, screenshotVersion])

  return url
}
