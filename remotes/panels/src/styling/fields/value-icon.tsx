import {
  AlignCenterHorizontal,
  AlignEndHorizontal,
  AlignHorizontalDistributeCenter,
  AlignHorizontalJustifyCenter,
  AlignHorizontalJustifyEnd,
  AlignHorizontalJustifyStart,
  AlignHorizontalSpaceBetween,
  AlignStartHorizontal,
  ArrowDown,
  ArrowRight,
  Baseline,
  CaseLower,
  CaseSensitive,
  CaseUpper,
  Minus,
  StretchHorizontal,
  TextAlignCenter,
  TextAlignEnd,
  TextAlignJustify,
  TextAlignStart,
} from 'lucide-react'
import type { ReactNode } from 'react'

const icons: Readonly<Record<string, Readonly<Record<string, ReactNode>>>> = {
  'align-items': {
    start: <AlignStartHorizontal />,
    center: <AlignCenterHorizontal />,
    end: <AlignEndHorizontal />,
    stretch: <StretchHorizontal />,
    baseline: <Baseline />,
  },
  'justify-content': {
    start: <AlignHorizontalJustifyStart />,
    center: <AlignHorizontalJustifyCenter />,
    end: <AlignHorizontalJustifyEnd />,
    'space-between': <AlignHorizontalSpaceBetween />,
    'space-evenly': <AlignHorizontalDistributeCenter />,
  },
  'flex-direction': { row: <ArrowRight />, column: <ArrowDown /> },
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

/** The picture of a value; without one its name is written on the button. */
export function valueIcon(property: string, value: string): ReactNode {
  return icons[property]?.[value]
}
