export { mergeTexts } from './merge-texts.ts'
export type { ThreeTexts } from './merge-texts.ts'
