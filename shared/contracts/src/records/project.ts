import * as v from 'valibot'
import { blockSchema } from './block.ts'
import { fontSchema } from './font.ts'
import { librarySchema } from './library.ts'
import { pageSchema } from './page.ts'

/** Kept as they came: their panels own their shape. Unknown keys survive a load and an export. */
const laterRecords = v.optional(v.record(v.string(), v.unknown()), {})

/** The record of a project, base text §3. What is exported as `editor/pergola.json`, without id and trust. */
export const projectSchema = v.looseObject({
  name: v.string(),
  description: v.optional(v.string(), ''),
  type: v.optional(v.string(), 'site'),
  colors: v.optional(v.array(v.string()), []),
  logo: v.optional(v.string(), ''),
  pages: v.record(v.string(), pageSchema),
  blocks: v.optional(v.record(v.string(), blockSchema), {}),
  symbols: v.optional(v.record(v.string(), blockSchema), {}),
  fonts: v.optional(v.record(v.string(), fontSchema), {}),
  motions: laterRecords,
  interactions: laterRecords,
  restAPIModels: v.optional(v.array(v.unknown()), []),
  jsHeaderLibs: v.optional(v.array(librarySchema), []),
  jsFooterLibs: v.optional(v.array(librarySchema), []),
  cssLibs: v.optional(v.array(librarySchema), []),
  projectSettings: v.optional(v.record(v.string(), v.unknown()), {}),
  /** Files that came with the site and lie where the editor keeps its own, such as `editor/sources/x`: the site's. */
  siteFiles: v.optional(v.array(v.string())),
})

export type Project = v.InferOutput<typeof projectSchema>
