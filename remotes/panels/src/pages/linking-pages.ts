import type { Page } from '@pergola/contracts'
import { outputPath } from '@pergola/site/project'
import type { PageServices } from './page-services.ts'

/** Other pages that lead to these, by what the stored pages say: a menu that is written out names its own page as well. */
export async function linkingPages(
  names: readonly string[],
  pages: Readonly<Record<string, Page>>,
  { projects }: Pick<PageServices, 'projects'>,
): Promise<readonly string[]> {
  const paths = names.flatMap((name) => (pages[name] ? [outputPath(pages[name])] : []))
  const uses = (await projects.fileUses?.(paths)) ?? []
  return [...new Set(uses.flatMap(({ usedBy }) => usedBy))].filter((user) => !names.includes(user))
}
