import { useMemo, useState } from 'react'
import { useStore } from 'zustand'
import type { Font } from '@pergola/contracts'
import { fontPairs, fontStack, type FontPair, type InstalledFont } from '@pergola/site/makers'
import { installedFamilies } from '@pergola/site/fonts'
import { EmptyState, Select } from '@pergola/ui'
import { MakerFrame, type MakerProps } from './maker-frame.tsx'
import { messages } from './messages.ts'
import styles from './makers.module.css'

const noFonts: Readonly<Record<string, Font>> = {}

/** Beyond it nobody compares. */
const shownPairs = 12

function installedFonts(fonts: Readonly<Record<string, Font>>): readonly InstalledFont[] {
  return installedFamilies(fonts).map((family) => ({
    family,
    weights: Object.values(fonts)
      .filter(({ name }) => name === family)
      .flatMap(({ weight = '400' }) => weight.split(' ').map(Number))
      .filter((weight) => weight > 0),
  }))
}

const names = { heading: '--font-heading', body: '--font-body' } as const

/** Sets the fonts of headings and of texts to two of the installed families. */
export function FontsMaker(props: MakerProps) {
  const record = useStore(props.services.canvas.record, (state) => state.project?.fonts ?? noFonts)
  const fonts = useMemo(() => installedFonts(record), [record])
  const pairs = useMemo(() => fontPairs(fonts), [fonts])
  const [chosen, setChosen] = useState<FontPair | null>(null)
  const pair = chosen ?? pairs[0]
  const made = useMemo(() => (pair ? [madeOf('heading', pair), madeOf('body', pair)] : []), [pair])
  if (!pair)
    return (
      <MakerFrame {...props} title={messages.fonts} label="" made={made} fields={null}>
        <EmptyState title={messages.noFonts} text={messages.noFontsText} />
      </MakerFrame>
    )
  const families = fonts.map(({ family }) => ({ value: family, label: family }))
  return (
    <MakerFrame
      {...props}
      title={messages.fonts}
      label={messages.fontsStep(names.heading, names.body)}
      made={made}
      fields={(['heading', 'body'] as const).map((part) => (
        <Select
          key={part}
          label={messages[part]}
          value={pair[part]}
          options={families}
          onChange={(family) => setChosen({ ...pair, [part]: family })}
        />
      ))}
    >
      <fieldset className={styles.pairs}>
        <legend>{messages.pairs}</legend>
        {pairs.slice(0, shownPairs).map((each) => (
          <label key={`${each.heading} ${each.body}`} className={styles.pair}>
            <input
              type="radio"
              aria-label={messages.pair(each.heading, each.body)}
              name="pair"
              checked={each.heading === pair.heading && each.body === pair.body}
              onChange={() => setChosen(each)}
            />
            <span>
              <span style={{ fontFamily: fontStack(each.heading) }}>{each.heading}</span>
              <small style={{ fontFamily: fontStack(each.body) }}>{each.body}</small>
            </span>
          </label>
        ))}
      </fieldset>
    </MakerFrame>
  )
}

function madeOf(part: keyof FontPair, pair: FontPair) {
  return { name: names[part], value: fontStack(pair[part]) }
}
