import { markers, type CanvasService } from '@pergola/contracts'

/** Id under which the motion of the selected element plays: an instance has one of its own. */
export function selectedMotionId({ state }: Pick<CanvasService, 'state'>): string | null {
  const attributes = state.getState().selected?.attributes ?? []
  const valueOf = (name: string) => attributes.find((entry) => entry.name === name)?.value
  return valueOf(markers.motionInstanceId) ?? valueOf(markers.motionId) ?? null
}
