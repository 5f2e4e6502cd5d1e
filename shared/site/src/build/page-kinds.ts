import type { Page } from '@pergola/contracts'
import { isComposed, outputPath, pageKind } from '../project/index.ts'
import type { ScanKind } from '../project/index.ts'
import type { BuildRequest } from './build-request.ts'

/** A site whose pages are made. */
export interface MadeSite extends BuildRequest {
  /** Pages that are made of others, with content in them. */
  readonly derived?: readonly Page[]
}

/** How each page of a built site is read, by its path. */
export function pageKinds({ project, derived = [] }: Pick<MadeSite, 'project' | 'derived'>): Map<string, ScanKind> {
  return new Map(
    [...Object.values(project.pages), ...derived].map((page) => [
      outputPath(page),
      isComposed(page) ? 'document' : pageKind(page),
    ]),
  )
}
