import { text } from '../rows/property-row.ts'
import { origins } from './transform-functions.ts'

/** Annex §5.7. */
export const transformProperties = {
  list: [text('transform', 'Transform', 'none')],
  origin: [text('transform-origin', 'Origin', ...origins)],
} as const
