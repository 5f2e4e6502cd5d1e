import { useCallback } from 'react'
import { pagePaths } from '@pergola/contracts'
import { relativeAddress } from '@pergola/site/project'
import { useStyling } from '../styling-context.ts'

/** Asks for an image of the project and names it as the edited sheet has to; null when none was chosen. */
export function usePickImage(): () => Promise<string | null> {
  const { assetPicker, canvas, surface } = useStyling()
  return useCallback(async () => {
    const picked = await assetPicker?.pick({ mime: 'image' })
    if (!picked) return null
    const page = canvas.state.getState().document?.pageName ?? 'index'
    return relativeAddress(surface.addressPlace?.() ?? pagePaths(page).css, picked.path)
  }, [assetPicker, canvas, surface])
}
