import { FontsMaker } from './fonts-maker.tsx'
import type { MakerProps } from './maker-frame.tsx'
import type { MakerKind } from './makers-menu.tsx'
import { RampMaker } from './ramp-maker.tsx'
import { ScaleMaker } from './scale-maker.tsx'

/** The form of a maker, in place of the list of variables. */
export function MakerView({ kind, ...props }: MakerProps & { readonly kind: MakerKind }) {
  if (kind === 'ramp') return <RampMaker {...props} />
  if (kind === 'fonts') return <FontsMaker {...props} />
  return <ScaleMaker key={kind} kind={kind} {...props} />
}
