import { blockSchema, fail, succeed } from '@pergola/contracts'
import type { Block, Outcome } from '@pergola/contracts'
import * as v from 'valibot'

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

const fileSchema = v.pipe(v.array(importedSchema), v.minLength(1), v.maxLength(500))

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

/** The file that `parseBlocksFile` reads back: the texts themselves instead of the places they are kept. */
export function printBlocksFile(blocks: readonly Block[]): string {
  return `${JSON.stringify(
    blocks.map(({ pathes: _places, ...block }) => block),
    null,
    2,
  )}\n`
}
