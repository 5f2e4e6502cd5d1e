import { ArrowDownUp } from 'lucide-react'
import { useRef } from 'react'
import { IconButton, Menu } from '@pergola/ui'
import type { ExchangeFormat } from './exchange-variables.ts'
import { messages } from './messages.ts'
import type { Variables } from './use-variables.ts'
import type { VariableServices } from './variable-services.ts'

interface ExchangeMenuProps {
  services: VariableServices
  variables: Variables
  readOnly: boolean
}

/** Variables from a file, and into one. What reads and writes them comes with the first use. */
export function ExchangeMenu({ services, variables, readOnly }: ExchangeMenuProps) {
  const field = useRef<HTMLInputElement>(null)
  const save = (format: ExchangeFormat) => async () => {
    const part = await import('./exchange-variables.ts')
    part.exportVariables(services, variables, format)
  }
  const isEmpty = variables.rows.length === 0
  return (
    <>
      <Menu
        label={messages.exchange}
        trigger={<IconButton label={messages.exchange} icon={<ArrowDownUp />} />}
        items={[
          { label: messages.import, disabled: readOnly, onSelect: () => field.current?.click() },
          'separator',
          { label: messages.exportTokens, disabled: isEmpty, onSelect: () => void save('tokens')() },
          { label: messages.exportFigma, disabled: isEmpty, onSelect: () => void save('figma')() },
          { label: messages.exportCss, disabled: isEmpty, onSelect: () => void save('css')() },
          { label: messages.exportTailwind, disabled: isEmpty, onSelect: () => void save('tailwind')() },
        ]}
      />
      <input
        ref={field}
        hidden
        type="file"
        accept=".json,.tokens,.css"
        aria-label={messages.importField}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? []
          // The same file may be chosen again.
          event.currentTarget.value = ''
          if (file) void variables.importFile(file)
        }}
      />
    </>
  )
}
