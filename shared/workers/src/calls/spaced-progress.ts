import type { Progress } from '@pergola/contracts'

/** Milliseconds between two that are told: nobody reads more of them, and each costs the page a turn. */
const spacing = 100

/** Of many steps those that a person sees: the first of each kind of work, the last of all, and some in between. */
export function spacedProgress(tell: (progress: Progress) => void, now = () => performance.now()) {
  let told: { readonly at: number; readonly label: string } | null = null
  return (progress: Progress) => {
    const { done, total, label } = progress
    const isDue = told === null || told.label !== label || done >= total || now() - told.at >= spacing
    if (!isDue) return
    told = { at: now(), label }
    tell(progress)
  }
}
