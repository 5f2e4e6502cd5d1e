// oxlint-disable-next-line typescript/triple-slash-reference -- packages that read this source need the shim too
/// <reference path="./wasm-address.d.ts" />
import { createFontSubsetter, loadHarfbuzz } from '@pergola/site/font-subsets'
import harfbuzzAddress from 'harfbuzzjs/dist/harfbuzz-subset.wasm?url'
import { answer } from '../calls/answer.ts'
import type { FontSubsetVerbs } from './font-subset-verbs.ts'

answer<FontSubsetVerbs, never>(() => {
  const subsetter = createFontSubsetter(async () => {
    const response = await fetch(harfbuzzAddress)
    return loadHarfbuzz(new Uint8Array(await response.arrayBuffer()))
  })
  return { subset: ({ font, wanted }) => subsetter.subset(font, wanted) }
})
