import { choice, colour, text, unit } from '../rows/property-row.ts'
import type { PropertyRow } from '../rows/property-row.ts'

const weights = {
  '100': '100 - Thin',
  '200': '200 - Extra Light',
  '300': '300 - Light',
  '400': '400 - Regular',
  '500': '500 - Medium',
  '600': '600 - Semi Bold',
  '700': '700 - Bold',
  '800': '800 - Extra Bold',
  '900': '900 - Black',
}

/** Annex §5.3. */
export const typographyProperties = {
  font: [
    { property: 'font-family', label: 'Font', control: { kind: 'font' } },
    {
      property: 'font-weight',
      label: 'Weight',
      control: { kind: 'choice', options: Object.keys(weights), labels: weights },
    },
    colour('color', 'Color'),
  ],
  size: [
    unit('font-size', 'Size'),
    unit('line-height', 'Line height', 'normal'),
    unit('letter-spacing', 'Letter spacing', 'normal'),
    unit('word-spacing', 'Word spacing', 'normal'),
    unit('text-indent', 'Indent'),
  ],
  shape: [
    {
      property: 'text-align',
      label: 'Align',
      control: { kind: 'buttons', options: ['start', 'center', 'end', 'justify'] },
    },
    {
      property: 'text-transform',
      label: 'Transform',
      control: { kind: 'buttons', options: ['none', 'capitalize', 'lowercase', 'uppercase'] },
    },
  ],
  decoration: [
    choice(
      'text-decoration-line',
      'Decoration',
      ...'none underline overline line-through blink inherit initial unset'.split(' '),
    ),
    choice(
      'text-decoration-style',
      'Line style',
      ...'solid double dotted dashed wavy inherit initial unset'.split(' '),
    ),
    unit('text-decoration-thickness', 'Thickness', 'auto', 'from-font'),
  ],
  shadow: [text('text-shadow', 'Text shadow', 'none')],
  flow: [
    choice('text-overflow', 'Overflow', 'clip', 'ellipsis', 'inherit', 'unset'),
    choice('word-break', 'Word break', 'normal', 'break-all', 'keep-all', 'break-word'),
    choice('word-wrap', 'Word wrap', 'normal', 'break-word'),
    choice('white-space-collapse', 'Collapse', 'collapse', 'preserve', 'preserve-breaks', 'break-spaces'),
    choice('white-space-trim', 'Trim', 'none', 'start', 'end', 'both'),
    choice('white-space', 'White space', 'normal', 'nowrap', 'pre', 'pre-wrap', 'pre-line'),
    choice(
      'writing-mode',
      'Writing mode',
      ...'horizontal-tb vertical-rl vertical-lr sideways-rl sideways-lr'.split(' '),
    ),
  ],
} as const satisfies Record<string, readonly PropertyRow[]>
