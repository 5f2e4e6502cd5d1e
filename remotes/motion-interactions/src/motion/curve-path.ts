import type { EaseCurve } from '@pergola/site/motions'

const points = 40

/** A curve from the lower left to the upper right of a box of 40 by 40. */
export function curvePath(curve: EaseCurve | null): string {
  if (!curve) return ''
  const at = (index: number) => {
    const share = index / points
    return `${(share * 40).toFixed(1)} ${(40 - curve(share) * 40).toFixed(1)}`
  }
  return `M${Array.from({ length: points + 1 }, (_none, index) => at(index)).join('L')}`
}
