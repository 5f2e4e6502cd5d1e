import { limits, type Command, type DeviceName } from '@pergola/contracts'
import type { CommandInput } from './command-input.ts'
import { messages } from './messages.ts'

type Device = Exclude<DeviceName, 'custom'>

function deviceCommands({ core, canvas }: CommandInput): Command[] {
  const devices: readonly [Device, string][] = [
    ['desktop', messages.desktop],
    ['tablet', messages.tablet],
    ['mobile', messages.mobile],
  ]
  return devices.map(([device, label], index) => ({
    name: `canvas.device-${device}`,
    label,
    group: messages.canvas,
    keys: [String(index + 1)],
    checked: () => core.store.getState().device === device,
    run: () => canvas.setDevice(device),
  }))
}

export function viewCommands(input: CommandInput): Command[] {
  const { core, canvas, sizing } = input
  const group = messages.canvas
  return [
    ...deviceCommands(input),
    {
      name: 'canvas.zoom-in',
      label: messages.zoomIn,
      group,
      keys: ['Mod++', 'Mod+='],
      run: () => sizing.zoomBy(limits.zoomStep),
    },
    {
      name: 'canvas.zoom-out',
      label: messages.zoomOut,
      group,
      keys: ['Mod+-'],
      run: () => sizing.zoomBy(-limits.zoomStep),
    },
    { name: 'canvas.zoom-actual', label: messages.zoomActual, group, keys: ['Mod+0'], run: () => canvas.setZoom(1) },
    { name: 'canvas.zoom-fit', label: messages.zoomFit, group, keys: ['Shift+1'], run: () => canvas.setZoom('fit') },
    {
      name: 'canvas.zoom-selection',
      label: messages.zoomSelection,
      group,
      keys: ['Shift+2'],
      when: () => core.store.getState().selected !== null,
      run: () => canvas.setZoom('selection'),
    },
    {
      name: 'canvas.outline',
      label: messages.outline,
      keywords: 'outline borders',
      group,
      keys: ['Ctrl+Alt+O'],
      checked: () => core.store.getState().outline,
      run: () => canvas.setOutline(!core.store.getState().outline),
    },
  ]
}
