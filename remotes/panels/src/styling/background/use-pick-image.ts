import { useCallback } from 'react'
import { useStyling } from '../styling-context.ts'
import { assetUrl } from './asset-url.ts'

/** Asks for an image of the project and names it as the edited sheet has to; null when none was chosen. */
export function usePickImage(): () => Promise<string | null> {
  const { assetPicker, canvas, surface } = useStyling()
  return useCallback(async () => {
    const picked = await assetPicker?.pick({ mime: 'image' })
    if (!picked) return null
    const here = Object.values(surface.state.getState().values).find(({ origin }) => origin === 'here')
    const page = canvas.state.getState().document?.pageName ?? 'index'
    return assetUrl(picked.path, here?.source?.file ?? `css/${page}.css`)
  }, [assetPicker, canvas, surface])
}
