import { hiddenItemsPrefix, type StyleEdit, type StyleSurface } from '@pergola/contracts'
import { shorthandsOf } from '../fields/shorthands.ts'

type Written = Pick<StyleEdit, 'property' | 'value' | 'important'>

/** What the rule being edited says, as CSS, items that are switched off included. */
export function printDeclarations({ state, ownDeclarations }: Pick<StyleSurface, 'state' | 'ownDeclarations'>): string {
  const { values } = state.getState()
  const isHere = (property: string) => values[property]?.origin === 'here' || values[property]?.origin === 'overridden'
  const here = Object.entries(values).flatMap(([property, value]) => (isHere(property) ? [{ property, ...value }] : []))
  const isHidden = ({ property }: Written) => property.startsWith(hiddenItemsPrefix)
  // A frame tells no more than what holds: a longhand that its shorthand says already is left out.
  const written: readonly Written[] =
    ownDeclarations?.() ??
    here.filter((each) => !isHidden(each) && !shorthandsOf(each.property).some((shorthand) => isHere(shorthand)))
  return [...written, ...here.filter(isHidden)]
    .map(({ property, value, important }) => `${property}: ${value}${important ? ' !important' : ''};`)
    .join('\n')
}
