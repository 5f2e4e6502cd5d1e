import { Download, MoreVertical, Trash2 } from 'lucide-react'
import type { Block } from '@pergola/contracts'
import { Button, IconButton, Menu } from '@pergola/ui'
import styles from './blocks-panel.module.css'
import { messages } from './messages.ts'
import { deleteBlocks, exportBlocks } from './block-actions.ts'
import type { OwnBlockServices } from './own-block-actions.ts'

interface GroupActionsProps {
  services: OwnBlockServices
  category: string
  blocks: readonly Block[]
  readOnly: boolean
}

export function GroupActions({ services, category, blocks, readOnly }: GroupActionsProps) {
  return (
    <div className={styles.actions}>
      <Button variant="ghost" icon={<Download />} onClick={() => exportBlocks(services, blocks)}>
        {messages.exportAll}
      </Button>
      {!readOnly && (
        <Button variant="ghost" icon={<Trash2 />} onClick={() => deleteBlocks(services, blocks, category)}>
          {messages.deleteAll}
        </Button>
      )}
    </div>
  )
}

export function OwnBlockMenu({
  services,
  block,
  readOnly,
}: {
  services: OwnBlockServices
  block: Block
  readOnly: boolean
}) {
  return (
    <div className={styles.more}>
      <Menu
        trigger={<IconButton label={messages.more(block.label)} icon={<MoreVertical />} />}
        align="end"
        items={[
          { label: messages.export, icon: <Download />, onSelect: () => exportBlocks(services, [block]) },
          {
            label: messages.delete,
            icon: <Trash2 />,
            danger: true,
            disabled: readOnly,
            onSelect: () => deleteBlocks(services, [block]),
          },
        ]}
      />
    </div>
  )
}
