import { answer } from '../calls/answer.ts'
import { createVariantCodecs } from './encode-variants.ts'
import type { VariantVerbs } from './variant-verbs.ts'

answer<VariantVerbs, never>(() => {
  const codecs = createVariantCodecs()
  return { encode: ({ picture, widths }) => codecs.encode(picture, widths) }
})
