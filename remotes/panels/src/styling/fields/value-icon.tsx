import {
  CaseLower,
  CaseSensitive,
  CaseUpper,
  Minus,
  TextAlignCenter,
  TextAlignEnd,
  TextAlignJustify,
  TextAlignStart,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { axisPicture } from './axis-picture.tsx'

const icons: Readonly<Record<string, Readonly<Record<string, ReactNode>>>> = {
  'text-align': {
    start: <TextAlignStart />,
    center: <TextAlignCenter />,
    end: <TextAlignEnd />,
    justify: <TextAlignJustify />,
  },
  'text-transform': {
    none: <Minus />,
    capitalize: <CaseSensitive />,
    lowercase: <CaseLower />,
    uppercase: <CaseUpper />,
  },
}

/** The picture of a value, turned as said; without one its name is written on the button. */
export function valueIcon(property: string, value: string, turn?: string): ReactNode {
  return axisPicture(property, value, turn) ?? icons[property]?.[value]
}
