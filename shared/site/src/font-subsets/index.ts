export { createFontSubsetter } from './create-font-subsetter.ts'
export type { FontRefusal, FontSubset, FontSubsetter, WantedOfFont } from './font-subsetter.ts'
export { loadHarfbuzz } from './harfbuzz.ts'
