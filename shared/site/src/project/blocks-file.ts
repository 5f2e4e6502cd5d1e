import { blockSchema, fail, limits, succeed } from '@pergola/contracts'
import type { Block, Outcome } from '@pergola/contracts'
import * as v from 'valibot'
import { pathProblem } from './path-problem.ts'
import { encodeText } from './text-codec.ts'

/** Longer words are cut: a file with them was exported from somewhere and is not to be refused for it. */
const words = v.optional(
  v.pipe(
    v.string(),
    v.transform((text) => [...text].slice(0, limits.blockName).join('')),
  ),
  '',
)

/** A picture larger than this is left out, and the block has none. */
const pictureLimit = 500_000

/** What a file from outside may say of a block; whatever else it says is left out. */
const importedSchema = v.pipe(
  v.object({
    id: v.optional(v.string(), ''),
    name: words,
    label: words,
    category: words,
    type: v.picklist(['symbol', 'template']),
    media: v.optional(v.string(), ''),
    content: v.pipe(
      v.string(),
      v.check((text) => text.trim() !== ''),
    ),
    style: v.optional(v.string(), ''),
  }),
  v.transform((block): Block => {
    const label = block.label.trim() || block.name.trim() || block.type
    const category = block.category.trim() || `${block.type}s`
    const media = block.media.length > pictureLimit ? '' : block.media
    return v.parse(blockSchema, { ...block, label, category, media, id: isSafeId(block.id) ? block.id : '' })
  }),
)

/** A larger file, or one of more, holds no blocks that a browser could work with. */
export const blocksFileLimits = { blocks: 500, bytes: 20 * 1024 * 1024 } as const

const fileSchema = v.array(importedSchema)

/** An id becomes the name of a folder and a key of the record. */
function isSafeId(id: string): boolean {
  return /^[a-z\d][\w-]{0,79}$/i.test(id) && !(id in {}) && pathProblem(`${id}/${id}.html`) === null
}

/** What is wrong with a file; of an item `detail` says which and, where it is one, which of its fields. */
export type BlocksFileFault = 'no-json' | 'no-list' | 'no-items' | 'too-many' | 'bad-item'

/** Symbols or templates from a json file. An empty id means that the block needs a new one. */
export function parseBlocksFile(source: string): Outcome<readonly Block[], BlocksFileFault> {
  let given: unknown
  try {
    given = JSON.parse(source.replace(/^\ufeff/, ''))
  } catch {
    return fail('no-json')
  }
  if (!Array.isArray(given)) return fail('no-list')
  if (given.length === 0) return fail('no-items')
  if (given.length > blocksFileLimits.blocks) return fail('too-many')
  const parsed = v.safeParse(fileSchema, given)
  if (parsed.success) return succeed(parsed.output)
  const [item, field] = parsed.issues[0].path?.map(({ key }) => key) ?? []
  return fail('bad-item', [Number(item) + 1, field].filter((part) => part !== undefined).join(', '))
}

/**
 * What `parseBlocksFile` reads back: the texts themselves instead of the places they are kept. As many files as it takes
 * for each of them to be one that is read.
 */
export function printBlocksFiles(blocks: readonly Block[]): readonly string[] {
  const files: string[][] = []
  let bytes = 0
  for (const { pathes: _places, ...block } of blocks) {
    const printed = JSON.stringify(block, null, 2).replace(/^/gm, '  ')
    const size = encodeText(printed).length + 8
    const last = files.at(-1)
    const fits = last && last.length < blocksFileLimits.blocks && bytes + size < blocksFileLimits.bytes
    if (fits) last.push(printed)
    else files.push([printed])
    bytes = fits ? bytes + size : size
  }
  return files.map((texts) => `[\n${texts.join(',\n')}\n]\n`)
}
