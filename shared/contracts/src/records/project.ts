import * as v from 'valibot'
import { listOf, longText, tableOf, words } from './bounded.ts'
import { blockSchema } from './block.ts'
import { fontSchema } from './font.ts'
import { guestPluginSchema } from './guest-plugin.ts'
import { librarySchema } from './library.ts'
import { pageSchema } from './page.ts'

/** Kept as they came: their panels own their shape. Unknown keys survive a load and an export. */
const laterRecords = v.optional(tableOf(v.unknown()), {})

/** The record of a project, base text §3. What is exported as `editor/pergola.json`, without id and trust. */
export const projectSchema = v.looseObject({
  name: words,
  description: v.optional(longText, ''),
  type: v.optional(words, 'site'),
  colors: v.optional(listOf(words), []),
  /** Widths that the site is designed for, beside those that its sheets name; absent until one is changed. */
  breakpoints: v.optional(listOf(v.object({ atRule: words, name: v.optional(words, '') }))),
  logo: v.optional(longText, ''),
  /** Where the site is published, such as `https://example.org/`; absent until it is said. */
  siteAddress: v.optional(words),
  /** What the build adds for search engines, hosts and home screens: `AddedFiles` of shared/site; absent until asked for. */
  addedFiles: v.optional(tableOf(v.unknown())),
  pages: tableOf(pageSchema),
  blocks: v.optional(tableOf(blockSchema), {}),
  symbols: v.optional(tableOf(blockSchema), {}),
  fonts: v.optional(tableOf(fontSchema), {}),
  motions: laterRecords,
  /** Motions kept to be used again, by id. */
  motionPresets: v.optional(tableOf(v.unknown())),
  interactions: laterRecords,
  restAPIModels: v.optional(listOf(v.unknown()), []),
  jsHeaderLibs: v.optional(listOf(librarySchema), []),
  jsFooterLibs: v.optional(listOf(librarySchema), []),
  cssLibs: v.optional(listOf(librarySchema), []),
  projectSettings: v.optional(tableOf(v.unknown()), {}),
  /** Plugins of GrapesJS whose blocks stand among `blocks`, by name. */
  guestPlugins: v.optional(tableOf(guestPluginSchema)),
  /** What elements run that say in `data-component` what they are, by that name. */
  componentScripts: v.optional(tableOf(longText)),
  /** In an exported record: patterns of the paths of pages that the build made of content, which are no files of the project. */
  madePages: v.optional(listOf(words)),
  /** Files that came with the site and lie where the editor keeps its own, such as `editor/sources/x`: the site's. */
  siteFiles: v.optional(listOf(words)),
})

export type Project = v.InferOutput<typeof projectSchema>
