import { WandSparkles } from 'lucide-react'
import { focusOnMount, IconButton, Menu } from '@pergola/ui'
import { makerNames } from './maker-names.ts'

export type MakerKind = 'ramp' | 'type' | 'space' | 'fonts'

const kinds: readonly MakerKind[] = ['ramp', 'type', 'space', 'fonts']

interface MakersMenuProps {
  /** It takes the focus when it appears. */
  readonly focused: boolean
  readonly onChoose: (kind: MakerKind) => void
}

/** What makes several variables at once. */
export function MakersMenu({ focused, onChoose }: MakersMenuProps) {
  return (
    <Menu
      label={makerNames.menu}
      trigger={<IconButton ref={focused ? focusOnMount : undefined} label={makerNames.menu} icon={<WandSparkles />} />}
      items={kinds.map((kind) => ({ label: `${makerNames[kind]}…`, onSelect: () => onChoose(kind) }))}
    />
  )
}
