import { succeed } from '@pergola/contracts'
import type { FileChange, Outcome, Page } from '@pergola/contracts'
import { asUtf8 } from '@pergola/site/as-utf8'
import type { ProjectDisk } from '../storage/project-disk.ts'
import type { ProjectTexts } from './project-texts.ts'

/** What has to change for every page, sheet and script of a project to be UTF-8 and to say so. */
export async function planUtf8(
  disk: ProjectDisk,
  texts: ProjectTexts,
): Promise<Outcome<{ change: FileChange; left: readonly string[] }, never>> {
  const { project, manifest } = disk.state()
  const files: Record<string, string> = {}
  const left: string[] = []
  for (const path of manifest.files.keys()) {
    if (!/\.(?:x?html?|xht|css|[cm]?js)$/i.test(path)) continue
    const file = await texts.read(disk, path)
    if (!file || file.encoding === 'utf-8') continue
    const text = asUtf8(path, file)
    if (text === null) left.push(path)
    else files[path] = text
  }
  const isLeft = ({ pathes }: Page) => left.includes(pathes.html)
  const pages = Object.entries(project.pages).map(([name, page]): [string, Page] => {
    const { encoding: _, ...plain } = page
    return [name, isLeft(page) ? page : plain]
  })
  return succeed({ change: { files, record: { pages: Object.fromEntries(pages) } }, left })
}
