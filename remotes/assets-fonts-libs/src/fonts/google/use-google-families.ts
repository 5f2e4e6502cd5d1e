import { useEffect, useState } from 'react'
import type { ToastsService } from '@pergola/contracts'
import { fontMessages as messages } from '../messages.ts'
import { catalogueHost, loadCatalogue } from './catalogue.ts'
import { fetchGoogleFonts } from './google-api.ts'
import type { GoogleFamily } from './google-family.ts'

interface GoogleList {
  readonly families: readonly GoogleFamily[]
  /** Who gives the files. */
  readonly host: string
}

export interface GoogleFamilies {
  /** Null while it comes. */
  readonly list: GoogleList | null
  /** Google's own list was asked for and came. */
  readonly isGoogles: boolean
  ask(key: string): Promise<boolean>
  /** Back to the list that is there without asking anybody. */
  showBuiltIn(): void
}

export function useGoogleFamilies(toasts: ToastsService): GoogleFamilies {
  const [builtIn, setBuiltIn] = useState<GoogleList | null>(null)
  const [googles, setGoogles] = useState<GoogleList | null>(null)

  useEffect(() => {
    let isShown = true
    loadCatalogue().then(
      (families) => isShown && setBuiltIn({ families, host: catalogueHost }),
      () => isShown && toasts.error(messages.googleError, messages.builtInMissing),
    )
    return () => {
      isShown = false
    }
  }, [toasts])

  return {
    list: googles ?? builtIn,
    isGoogles: googles !== null,
    showBuiltIn: () => setGoogles(null),
    async ask(key) {
      const answer = await fetchGoogleFonts(key)
      if (answer.ok) setGoogles({ families: answer.value, host: 'fonts.gstatic.com' })
      else toasts.error(messages.googleError, messages.googleErrorDetail)
      return answer.ok
    },
  }
}
