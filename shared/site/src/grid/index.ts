export {
  areaNames,
  drawArea,
  fitAreas,
  freshArea,
  isAreaName,
  parseAreas,
  printAreas,
  rangeOf,
  removeArea,
  renameArea,
} from './grid-areas.ts'
export type { Areas } from './grid-areas.ts'
export { placeEdits } from './grid-place.ts'
