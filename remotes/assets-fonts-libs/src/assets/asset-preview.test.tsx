import { cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { AssetPreview } from './asset-preview.tsx'

afterEach(cleanup)

const assets = [
  { name: 'leaf.png', type: 'image/png', shown: 'img' },
  { name: 'clip.mp4', type: 'video/mp4', shown: 'video' },
]

test.each(assets)('$name that cannot be shown after all has the sign of a file', ({ name, type, shown }) => {
  const asset = { name, path: `assets/${name}`, size: 1, type }
  const { container } = render(<AssetPreview asset={asset} url={`./${name}`} />)
  fireEvent.error(container.querySelector(shown)!)
  expect(container.querySelector(shown)).toBeNull()
  expect(container.querySelector('svg')).toBeTruthy()
})
