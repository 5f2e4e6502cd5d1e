import { blockSchema, fail, succeed } from '@pergola/contracts'
import type { Block, Outcome } from '@pergola/contracts'
import * as v from 'valibot'
import { encodeText } from './text-codec.ts'

const text = (most: number) => v.pipe(v.string(), v.maxLength(most))

/** What a file from outside may say of a block; whatever else it says is left out. */
const importedSchema = v.pipe(
  v.object({
    id: v.optional(text(200), ''),
    name: v.optional(text(200), ''),
    label: v.optional(text(200), ''),
    category: v.optional(text(200), ''),
    type: v.picklist(['symbol', 'template']),
    media: v.optional(text(500_000), ''),
    content: text(5_000_000),
    style: v.optional(text(5_000_000), ''),
  }),
  v.transform((block): Block => {
    const label = block.label.trim() || block.name.trim() || block.type
    const category = block.category.trim() || `${block.type}s`
    return v.parse(blockSchema, { ...block, label, category, id: isSafeId(block.id) ? block.id : '' })
  }),
)

/** A larger file, or one of more, holds no blocks that a browser could work with. */
export const blocksFileLimits = { blocks: 500, bytes: 20 * 1024 * 1024 } as const

const fileSchema = v.pipe(v.array(importedSchema), v.minLength(1), v.maxLength(blocksFileLimits.blocks))

/** An id becomes the name of a folder and a key of the record. */
function isSafeId(id: string): boolean {
  return /^[a-z\d][\w-]{0,79}$/i.test(id) && !(id in {})
}

/** Symbols or templates from a json file. An empty id means that the block needs a new one. */
export function parseBlocksFile(source: string): Outcome<readonly Block[], 'invalid-file'> {
  try {
    const parsed = v.safeParse(fileSchema, JSON.parse(source.replace(/^\ufeff/, '')))
    return parsed.success ? succeed(parsed.output) : fail('invalid-file')
  } catch {
    return fail('invalid-file') // Not json at all.
  }
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
