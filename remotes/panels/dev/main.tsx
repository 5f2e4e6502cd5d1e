import '@pergola/ui/tokens.css'
import '@pergola/ui/reset.css'
import '@pergola/ui/fonts.css'
import { Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import type { SlotName } from '@pergola/contracts'
import {
  createFakeCommands,
  createFakeDialogs,
  createFakeNavigation,
  createFakeSettings,
  createFakeToasts,
} from '@pergola/contracts/testing'
import { remote } from '../src/remote.tsx'
import { createSample } from './sample.ts'

const query = new URLSearchParams(location.search)
document.documentElement.dataset['theme'] = query.get('theme') ?? 'dark'

const { projects, canvas, projectId } = await createSample()
const contribution = await remote.activate({
  canvas,
  projects,
  settings: createFakeSettings(),
  toasts: createFakeToasts(),
  dialogs: createFakeDialogs(),
  commands: createFakeCommands(),
  navigation: createFakeNavigation({ projectId, pageName: 'index' }),
})
canvas.select(canvas.find(query.get('select') ?? '.hero').slice(0, 1))
Object.assign(window, { canvas })

const slot = (query.get('slot') ?? 'panel:styling') as SlotName
const View = contribution.views?.[slot]
const width = slot.startsWith('modal:') ? 760 : 300
createRoot(document.querySelector('#root')!).render(
  <div style={{ width, height: '100vh', marginLeft: 'auto', background: 'var(--surface)' }}>
    <Suspense>{View && <View close={() => {}} />}</Suspense>
  </div>,
)
