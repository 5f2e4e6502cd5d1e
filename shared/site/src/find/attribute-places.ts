import { addressAttributes } from '../files/map-addresses.ts'
import { cssPlaces, declarationPlaces } from './css-places.ts'
import type { ColourKey, FindQuery } from './find-query.ts'
import { isClassName, placeWithin, wholePlace } from './place.ts'
import type { Place } from './place.ts'

const colourAttributes =
  /^(?:fill|stroke|color|bgcolor|text|link|alink|vlink|bordercolor|content|(?:stop|flood|lighting)-color)$/

interface NamedPlace {
  /** Of the attribute. */
  readonly name: string
  readonly place: Place
}

/** Parts of the value of an attribute that a search looks at. */
export function attributePlaces({ name, place }: NamedPlace, query: FindQuery, colourKey: ColourKey): readonly Place[] {
  switch (query.what) {
    case 'attribute':
      return query.attribute && query.attribute.trim().toLowerCase() !== name.toLowerCase() ? [] : [place]
    case 'class':
      return name === 'class' ? classPlaces(place) : []
    case 'link':
      if (name === 'style') return cssPlaces(place.value, query, colourKey).map((each) => placeWithin(each, place))
      return addressAttributes.has(name) ? [place] : []
    case 'colour':
      if (name === 'style') return declarationPlaces(place.value, colourKey).map((each) => placeWithin(each, place))
      return colourAttributes.test(name) && colourKey(place.value.trim()) !== null ? [trimmed(place)] : []
    default:
      return []
  }
}

function classPlaces(place: Place): Place[] {
  return [...place.value.matchAll(/\S+/g)].map(({ index, 0: value }) =>
    placeWithin(
      wholePlace({ value, start: index, end: index + value.length }, (name) => (isClassName(name) ? name : null)),
      place,
    ),
  )
}

function trimmed(place: Place): Place {
  const start = place.value.length - place.value.trimStart().length
  const value = place.value.trim()
  return placeWithin(
    wholePlace({ value, start, end: start + value.length }, (text) => text),
    place,
  )
}
