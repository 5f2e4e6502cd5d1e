import { Copy, Download, Eye, Plus, Redo2, Trash2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { Button, Chip, EmptyState, IconButton, ProgressBar, RowList, Skeleton, Tabs } from '../src/index.ts'
import { Card } from './card.tsx'
import styles from './gallery.module.css'

const names = Array.from({ length: 10_000 }, (_, index) => `Layer ${index + 1}`)

export function Pieces() {
  return (
    <>
      <Card title="Buttons">
        <div className={styles.row}>
          <Button variant="primary" icon={<Plus />}>
            New site
          </Button>
          <Button>Load site</Button>
          <Button variant="ghost">Cancel</Button>
          <Button variant="danger">Delete</Button>
          <Button disabled>Disabled</Button>
        </div>
        <div className={styles.row}>
          <IconButton label="Undo" shortcut="Mod+Z" icon={<Undo2 />} />
          <IconButton label="Redo" shortcut="Mod+Y" icon={<Redo2 />} disabled />
          <IconButton label="Outline" icon={<Eye />} pressed />
          <IconButton label="Duplicate" shortcut="Mod+D" icon={<Copy />} />
          <IconButton label="Delete" icon={<Trash2 />} danger />
        </div>
      </Card>
      <Strips />
      <Card title="Waiting">
        <ProgressBar label="Exporting" done={37} total={120} />
        <ProgressBar label="Looking for files" done={0} total={0} />
        <Skeleton lines={3} />
      </Card>
      <Lists />
    </>
  )
}

function Strips() {
  const [tab, setTab] = useState('styling')
  const [chips, setChips] = useState(['hero', 'wide', 'is-open'])
  const [chosen, setChosen] = useState('wide')
  return (
    <Card title="Tabs and chips" flush>
      <Tabs
        label="Element"
        value={tab}
        onChange={setTab}
        tabs={['Styling', 'Traits', 'Motion'].map((label) => ({
          value: label.toLowerCase(),
          label,
          content: <div className={styles.pad}>{label} of the element</div>,
        }))}
      />
      <div className={styles.chips}>
        {chips.map((label) => (
          <Chip
            key={label}
            label={`.${label}`}
            selected={label === chosen}
            mark={label !== 'is-open' && 'has styles'}
            onSelect={() => setChosen(label)}
            onRemove={() => setChips(chips.filter((chip) => chip !== label))}
          />
        ))}
      </div>
    </Card>
  )
}

function Lists() {
  return (
    <>
      <Card title="Nothing here" flush>
        <EmptyState
          title="No assets found"
          text="Upload images, video, sound or fonts, or drop them here."
          icon={<Download />}
          action={<Button variant="primary">Upload</Button>}
        />
      </Card>
      <Card title="Ten thousand rows" flush>
        <div className={styles.list}>
          <RowList
            label="Layers"
            items={names}
            itemKey={(name) => name}
            role="tree"
            rowHeight={28}
            render={(name) => (
              <div role="treeitem" tabIndex={-1} className={styles.layer}>
                {name}
              </div>
            )}
          />
        </div>
      </Card>
    </>
  )
}
