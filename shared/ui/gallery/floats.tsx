import { Copy, Ellipsis, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button, Dialog, IconButton, Menu, PaletteList, Popover, TextField, Tooltip } from '../src/index.ts'
import { Card } from './card.tsx'
import styles from './gallery.module.css'

const commands = ['Save', 'Undo', 'Duplicate', 'Show Layers'].map((label) => ({
  id: label,
  label,
  group: 'Page',
  shortcut: 'Mod+S',
}))

export function Floats() {
  const [asking, setAsking] = useState(false)
  const [query, setQuery] = useState('')
  return (
    <>
      <Card title="Floating">
        <div className={styles.row}>
          <Menu
            trigger={<IconButton label="More" icon={<Ellipsis />} />}
            items={[
              { label: 'Duplicate', shortcut: 'Mod+D', icon: <Copy />, onSelect() {} },
              { label: 'Outline', checked: true, onSelect() {} },
              { label: 'Paste', disabled: true, onSelect() {} },
              'separator',
              { label: 'Delete', shortcut: 'Delete', icon: <Trash2 />, danger: true, onSelect() {} },
            ]}
          />
          <Popover label="Shadow" trigger={<Button>Popover</Button>}>
            <div className={styles.pad}>
              <TextField label="Name" value="Card shadow" onCommit={() => {}} />
            </div>
          </Popover>
          <Tooltip content="A hint with its keys" shortcut="Mod+K">
            <Button>Tooltip</Button>
          </Tooltip>
          <Button onClick={() => setAsking(true)}>Dialog</Button>
        </div>
        <Dialog
          open={asking}
          alert
          title="Delete page about"
          description="The page, its styles and its script are removed from this project. This cannot be undone."
          onClose={() => setAsking(false)}
          footer={
            <>
              <Button variant="ghost" onClick={() => setAsking(false)}>
                Cancel
              </Button>
              <Button variant="danger" onClick={() => setAsking(false)}>
                Delete page
              </Button>
            </>
          }
        />
      </Card>
      <Card title="Palette" flush>
        <PaletteList
          label="Command palette"
          placeholder="Search commands"
          query={query}
          items={commands}
          emptyText="Nothing matches"
          onQueryChange={setQuery}
          onChoose={() => {}}
        />
      </Card>
    </>
  )
}
