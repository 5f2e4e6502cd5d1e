import type { ProjectSettings } from '@pergola/contracts'
import { scanPage } from '../project/index.ts'
import type { ScanKind } from '../project/index.ts'

/** Pinned, so that the same site is the same site next year. */
const viewer = 'https://unpkg.com/@splinetool/viewer@1.12.98/build/spline-viewer.js'

/** The script that draws 3D scenes, for a page that shows one and does not bring a script for it; else empty. */
export function splineViewerTag(
  html: string,
  kind: ScanKind,
  { enable_spline_viewer }: Pick<ProjectSettings, 'enable_spline_viewer'>,
): string {
  if (!enable_spline_viewer || !/<spline-viewer[\s>/]/i.test(html)) return ''
  const elements = scanPage(html, kind)
  if (!elements.some(({ name }) => name === 'spline-viewer')) return ''
  const isBrought = elements.some(
    ({ name, attributes }) =>
      name === 'script' && attributes.some((each) => each.name === 'src' && each.value.includes('spline-viewer')),
  )
  return isBrought ? '' : `<script type="module" src="${viewer}"></script>`
}
