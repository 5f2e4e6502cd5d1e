import { useState, useSyncExternalStore } from 'react'
import type { CanvasService } from '@pergola/contracts'
import { EmptyState, PanelFrame, Select } from '@pergola/ui'
import { matrixOf, visions } from './visions.ts'

const [firstVision] = visions
const options = visions.map(({ name, title }) => ({ value: name, label: title }))

/** The page's own markup and rules, without anything that runs: the frame has no origin and no scripts. */
function pictureOf({ html, css }: { html: string; css: string }): string {
  return `${html}<style>${css.replaceAll('</style', String.raw`<\/style`)}</style>`
}

/** The open page, as people see it who see fewer colours. */
export function VisionPanel({ canvas }: { canvas: CanvasService }) {
  const { revision, phase } = useSyncExternalStore(canvas.state.subscribe, canvas.state.getState)
  const [name, setName] = useState(firstVision?.name ?? '')
  const vision = visions.find((each) => each.name === name)
  if (phase !== 'ready' || !vision) return <EmptyState title="Open a page to see it with fewer colours." />
  return (
    <PanelFrame label="Colour vision" fills>
      <svg width="0" height="0" aria-hidden="true" style={{ position: 'absolute' }}>
        <filter id="colour-vision-filter" colorInterpolationFilters="linearRGB">
          <feColorMatrix type="matrix" values={matrixOf(vision)} />
        </filter>
      </svg>
      <div style={{ display: 'flex', flexDirection: 'column', gap: 'var(--space-2)', height: '100%' }}>
        <Select label="Seen by people with" value={name} options={options} onChange={setName} />
        <iframe
          key={revision}
          title="The page with fewer colours"
          sandbox=""
          srcDoc={pictureOf(canvas.source())}
          style={{ flex: 1, width: '100%', border: 0, background: 'white', filter: 'url(#colour-vision-filter)' }}
        />
      </div>
    </PanelFrame>
  )
}
