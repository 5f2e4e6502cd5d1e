import { answer } from '../calls/answer.ts'
import { encodeVariants } from './encode-variants.ts'
import type { VariantVerbs } from './variant-verbs.ts'

answer<VariantVerbs, never>(() => ({ encode: ({ picture, widths }) => encodeVariants(picture, widths) }))
