import { useState } from 'react'
import { useStore } from 'zustand'
import type { CanvasService } from '@pergola/contracts'
import { readSiteAddress } from '@pergola/site/project'
import { TextField } from '@pergola/ui'
import { messages } from './messages.ts'

interface SiteAddressProps {
  canvas: CanvasService
  readOnly: boolean
}

/** Where the site is published: said once for all pages, and kept in the record of the project. */
export function SiteAddress({ canvas, readOnly }: SiteAddressProps) {
  const address = useStore(canvas.record, ({ project }) => project?.siteAddress ?? '')
  const [refused, setRefused] = useState<string | null>(null)

  function keep(typed: string) {
    const next = typed.trim() === '' ? '' : readSiteAddress(typed)
    setRefused(next === null ? typed : null)
    if (next !== null && next !== address) canvas.editRecord('siteAddress', next, messages.siteAddress.undo)
  }

  return (
    <TextField
      label={messages.siteAddress.label}
      value={address}
      placeholder="https://example.org/"
      hint={messages.siteAddress.hint}
      error={refused === null ? null : messages.siteAddress.refused(refused)}
      disabled={readOnly}
      onCommit={keep}
    />
  )
}
