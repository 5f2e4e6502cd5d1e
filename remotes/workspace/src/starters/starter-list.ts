import { messages } from './messages.ts'

/** A site to begin with. */
export interface Starter {
  readonly id: string
  readonly label: string
  /** What it is good for, in a sentence. */
  readonly about: string
  /** Address of its picture. */
  readonly picture: string
  /** Address of its zip, fetched when it is chosen. */
  readonly zip: string
}

const zips = import.meta.glob<string>('./library/*/site/editor/pergola.json', {
  query: '?starter',
  import: 'default',
  eager: true,
})
const pictures = import.meta.glob<string>('./library/*/*.webp', { query: '?url', import: 'default', eager: true })

/** The starters in the order of the dialog. */
export const starters: readonly Starter[] = messages.starters.flatMap((text) => {
  const zip = zips[`./library/${text.id}/site/editor/pergola.json`]
  const picture = pictures[`./library/${text.id}/${text.id}.webp`]
  if (zip === undefined || picture === undefined) throw new Error(`starters: no folder or no picture of ${text.id}`)
  return [{ ...text, zip, picture }]
})
