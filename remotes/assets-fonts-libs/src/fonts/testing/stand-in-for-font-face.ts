import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'

/** The browser's own look at a font; a journey has the real one. */
export function standInForFontFace(): void {
  beforeEach(() => {
    vi.stubGlobal(
      'FontFace',
      class {
        load = async () => this
      },
    )
  })
  afterEach(() => {
    cleanup()
    vi.unstubAllGlobals()
  })
}
