export { buttonClasses } from './button-classes.ts'
export type { ReadColour } from './guide-tokens.ts'
export { styleGuide } from './style-guide.ts'
export type { GuideInput, StyleGuide } from './style-guide.ts'
