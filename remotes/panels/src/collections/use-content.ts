import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { CanvasService, ProjectsService } from '@pergola/contracts'
import { collectionsPath, loadContent, readCollections } from '@pergola/site/collections'
import type { Collection, Content, ContentMemory } from '@pergola/site/collections'

interface ReadingServices {
  readonly canvas: Pick<CanvasService, 'state' | 'readFile'>
  readonly projects: Pick<ProjectsService, 'state'>
}

/** Milliseconds without an edit before the content is read again. */
const stillness = 150

const noContent: Content = { collections: [], problems: [] }

/** The content of the open site, read anew whenever its files change; null while it is read for the first time. */
export function useContent({ canvas, projects }: ReadingServices): { content: Content | null; failed: boolean } {
  const [content, setContent] = useState<Content | null>(null)
  const [failed, setFailed] = useState(false)
  const [memory] = useState<ContentMemory>(() => new Map())
  const files = useStore(projects.state, ({ open }) => open?.files)
  // An undone step of files changes what they hold, and not which there are.
  const revision = useStore(canvas.state, (state) => state.revision)

  const isFirst = content === null
  useEffect(() => {
    let isGone = false
    const read = async () => {
      const found = await readContent(Object.keys(files ?? {}), canvas, memory)
      if (isGone) return
      setFailed(found === null)
      if (found) setContent(found)
    }
    // Thousands of entries are not read with every edit of a page.
    const timer = setTimeout(() => void read(), isFirst ? 0 : stillness)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the revision says that files hold something else
  }, [files, revision, canvas, memory, isFirst])
  return { content, failed }
}

/** Texts of files as they stand, with what is not saved yet. */
export async function readTexts(
  canvas: Pick<CanvasService, 'readFile'>,
  paths: readonly string[],
): Promise<Map<string, string>> {
  const read = await Promise.all(paths.map(async (path) => [path, await canvas.readFile(path)] as const))
  return new Map(read.flatMap(([path, text]) => (text.ok ? [[path, text.value] as const] : [])))
}

/** Null where the files cannot be read. */
async function readContent(
  paths: readonly string[],
  canvas: Pick<CanvasService, 'readFile'>,
  memory: ContentMemory,
): Promise<Content | null> {
  if (!paths.includes(collectionsPath)) return noContent
  if (!(await canvas.readFile(collectionsPath)).ok) return null
  const encoder = new TextEncoder()
  const sizes = new Map(paths.filter((path) => /\.(?:md|markdown|csv|json)$/i.test(path)).map((path) => [path, 0]))
  const read = async (path: string) => encoder.encode((await readTexts(canvas, [path])).get(path) ?? '')
  return (await loadContent({ sizes, read }, memory)) ?? noContent
}

/** What the site says of its collections, without their entries. */
export function useDescription({ canvas }: Pick<ReadingServices, 'canvas'>): readonly Collection[] {
  const [described, setDescribed] = useState<readonly Collection[]>([])
  const revision = useStore(canvas.state, (state) => state.revision)
  useEffect(() => {
    let isGone = false
    const read = async () => {
      const text = await canvas.readFile(collectionsPath)
      if (!isGone) setDescribed(text.ok ? readCollections(text.value).collections : [])
    }
    void read()
    return () => {
      isGone = true
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the revision says that files hold something else
  }, [revision, canvas])
  return described
}
