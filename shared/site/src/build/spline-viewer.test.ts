import { expect, test } from 'vitest'
import { splineViewerTag } from './spline-viewer.ts'

const on = { enable_spline_viewer: true }

test('a page that shows a scene carries the viewer, once, and only when it is switched on', () => {
  const scene = '<p><SPLINE-VIEWER url="a.splinecode"></spline-viewer></p>'
  expect(splineViewerTag(scene, 'fragment', on)).toMatch(
    /^<script type="module" src="https:[^"]+spline-viewer.js"><\/script>$/,
  )
  expect(splineViewerTag(scene, 'fragment', { enable_spline_viewer: false })).toBe('')
  expect(splineViewerTag(`${scene}<script src="/my/spline-viewer.js"></script>`, 'document', on)).toBe('')
})

test.each(['<p>spline-viewer</p>', '<!-- <spline-viewer></spline-viewer> -->', '<spline-viewers></spline-viewers>'])(
  '%s shows none',
  (html) => {
    expect(splineViewerTag(html, 'fragment', on)).toBe('')
  },
)
