import { AlignCenter, AlignLeft, AlignRight } from 'lucide-react'
import { useState } from 'react'
import {
  Accordion,
  ColorField,
  Combobox,
  SearchField,
  SegmentedControl,
  Select,
  Switch,
  TextField,
  UnitInput,
} from '../src/index.ts'
import { Card } from './card.tsx'
import styles from './gallery.module.css'

const alignments = [
  { value: 'start', label: 'Start', icon: <AlignLeft /> },
  { value: 'center', label: 'Center', icon: <AlignCenter /> },
  { value: 'end', label: 'End', icon: <AlignRight /> },
]
const displays = ['block', 'flex', 'grid', 'none'].map((value) => ({ value, label: value }))

export function Fields() {
  const [text, setText] = useState('Northwind')
  const [query, setQuery] = useState('')
  const [display, setDisplay] = useState('flex')
  const [align, setAlign] = useState('center')
  const [on, setOn] = useState(true)
  const [name, setName] = useState('hero')
  return (
    <>
      <Card title="Fields">
        <TextField label="Project Name" value={text} onCommit={setText} />
        <TextField label="Page name" value="über uns" error="Use letters, numbers and hyphens" onCommit={setText} />
        <SearchField label="Search blocks" value={query} onChange={setQuery} />
        <Select label="Display" value={display} options={displays} onChange={setDisplay} />
        <Combobox
          label="Class"
          value={name}
          suggestions={['hero', 'header', 'footer', 'hero-title']}
          onCommit={setName}
        />
        <SegmentedControl label="Text align" hideLabel={false} value={align} options={alignments} onChange={setAlign} />
        <Switch label="Auto save" hint="Changes are saved shortly after they are made." checked={on} onChange={setOn} />
        <Switch label="Tailwind" checked={!on} onChange={(next) => setOn(!next)} />
      </Card>
      <StyleFields />
    </>
  )
}

const check = (text: string) => (CSS.supports('width', text) ? null : 'The browser does not know this value')

function StyleFields() {
  const [width, setWidth] = useState('320px')
  const [color, setColor] = useState('oklch(0.62 0.19 259)')
  const [saved, setSaved] = useState<readonly string[]>(['#1f2937', 'tomato', 'hsl(160 60% 40%)'])
  const [open, setOpen] = useState<string | null>('layout')
  return (
    <Card title="Style fields" flush>
      <Accordion
        open={open}
        onOpenChange={setOpen}
        sections={[
          {
            id: 'layout',
            title: 'Layout',
            mark: true,
            content: (
              <div className={styles.stack}>
                <UnitInput
                  label="Width"
                  origin="here"
                  value={width}
                  keywords={['auto']}
                  validate={check}
                  onCommit={setWidth}
                />
                <UnitInput label="Height" origin="elsewhere" value="40vh" onCommit={() => {}} />
                <UnitInput label="Min W" origin="default" value="" placeholder="0px" onCommit={() => {}} />
                <UnitInput label="Margin" origin="overridden" value="12px" onCommit={() => {}} />
                <ColorField
                  label="Color"
                  origin="here"
                  value={color}
                  swatches={saved}
                  onSwatchesChange={setSaved}
                  variables={[
                    { name: '--brand', value: '#4f46e5' },
                    { name: '--ink', value: '#111827' },
                  ]}
                  backdrop={() => ['#ffffff']}
                  onCommit={setColor}
                />
              </div>
            ),
          },
          { id: 'type', title: 'Typography', content: 'Fields' },
          { id: 'border', title: 'Border', mark: true, content: 'Fields' },
        ]}
      />
    </Card>
  )
}
