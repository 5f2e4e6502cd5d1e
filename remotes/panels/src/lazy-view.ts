import { createElement, lazy } from 'react'
import type { ComponentType } from 'react'
import type { ViewProps } from '@pergola/contracts'

/** A view whose code is fetched when it is first shown, bound to the services it was activated with. */
export function lazyView<Bound extends object>(
  load: () => Promise<ComponentType<Bound & ViewProps>>,
  bound: Bound,
): ComponentType<ViewProps> {
  return lazy(async () => {
    const View = await load()
    return { default: (props: ViewProps) => createElement(View, { ...bound, ...props }) }
  })
}
