import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  createFakeCanvas,
  createFakeDialogs,
  createFakeMotionPlayback,
  createFakeToasts,
} from '@pergola/contracts/testing'
import type { FakeElement } from '@pergola/contracts/testing'
import type { NodeId, Project } from '@pergola/contracts'
import { newAnimation, newMotion } from '@pergola/site/motions'
import type { Motion } from '@pergola/site/motions'
import { MotionPanel } from '../motion/motion-panel.tsx'

const base = { name: 'Site', pages: {}, symbols: {}, blocks: {} } as unknown as Project

interface Others {
  readonly project?: Partial<Project>
  readonly files?: Readonly<Record<string, string>>
}

/** The panel with a page of one heading, which is selected. */
export function open(
  children: FakeElement[] = [{ tag: 'h1' }],
  motions: Record<string, unknown> = {},
  { project, files = {} }: Others = {},
) {
  const user = userEvent.setup()
  const fake = createFakeCanvas({ page: { tag: 'body', children }, project: { ...base, ...project, motions }, files })
  fake.select([2])
  const playback = createFakeMotionPlayback()
  const canvas = { ...fake, motions: playback }
  const toasts = createFakeToasts()
  const dialogs = createFakeDialogs()
  render(<MotionPanel canvas={canvas} toasts={toasts} dialogs={dialogs} />)
  return {
    user,
    canvas,
    playback,
    dialogs,
    attributes: (id: NodeId = 2) => canvas.page.nodes.get(id)!.attributes,
    motions: () => canvas.record.getState().project!.motions as Record<string, Motion>,
    told: () => toasts.shown.map(({ kind, message }) => `${kind}: ${message}`),
    steps: () => canvas.calls.filter(({ verb }) => verb === 'editAttributes').map((call) => call.with[1]),
    press: (name: string | RegExp) => user.click(screen.getByRole('button', { name })),
    type: async (label: string, text: string) => {
      const field = screen.getByLabelText(label, { selector: 'input' })
      await user.clear(field)
      await user.type(field, `${text}{Enter}`)
    },
    upload: (text: string) =>
      user.upload(screen.getByLabelText('Upload json', { selector: 'input' }), new File([text], 'm.json')),
  }
}

export const main = [{ tag: 'h1', attributes: { 'motion-id': 'mt1' } }]
export const timeline: Motion = {
  ...newMotion('mt1', 'index'),
  isTimeLine: true,
  animations: ['rise', 'fall'].map((name) => ({ ...newAnimation(name), toOptions: { duration: '1' } })),
}
