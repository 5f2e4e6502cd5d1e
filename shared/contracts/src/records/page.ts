import * as v from 'valibot'
import { listOf, longText, tableOf, words } from './bounded.ts'
import { helmetSchema } from './helmet.ts'

export const pageSchema = v.object({
  id: words,
  /** Lowercase, trimmed; also the key of the page in `project.pages`. */
  name: words,
  /**
   * Relative to the project folder. A page whose html lies under `editor/pages/` holds body content and is composed
   * into a whole page by the build; any other page is a whole document of its own and is exported as it stands.
   */
  pathes: v.object({ html: words, css: v.optional(words, ''), js: v.optional(words, '') }),
  bodyAttributes: v.optional(tableOf(longText), {}),
  symbols: v.optional(listOf(words), []),
  helmet: v.optional(helmetSchema, {}),
  /** Not listed and not exported. */
  hidden: v.optional(v.boolean(), false),
  /** Not finished: it is edited and previewed like any other, and neither exported nor published. */
  draft: v.optional(v.boolean()),
  /** Its place among the pages of its folder, lowest first; those without one come after, by name. */
  order: v.optional(v.number()),
  /**
   * What the bytes of the page were written in when it came, where that is not UTF-8: a name of the Encoding standard in
   * lower case. The bytes themselves decide; this says where to look, for sheets and scripts that declare nothing.
   */
  encoding: v.optional(v.string()),
  /** False for a page that no browser can read as text: it is kept and exported as it came, and cannot be edited. */
  editable: v.optional(v.boolean()),
  /**
   * A page that is a whole document runs the template engine: set with the first directive written in the editor. Other
   * documents may hold attributes of another engine, so theirs alone say nothing.
   */
  directives: v.optional(v.boolean()),
  /** The same for the scripts of patterns: set when one is put into a page that is a whole document. */
  patterns: v.optional(v.boolean()),
})

export type Page = v.InferOutput<typeof pageSchema>
