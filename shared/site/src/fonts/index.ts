export { editFontsSheet } from './fonts-sheet.ts'
export { cssString, familyOf, familyText, installedFamilies } from './font-names.ts'
export { withFontsSheet } from './link-fonts-sheet.ts'
