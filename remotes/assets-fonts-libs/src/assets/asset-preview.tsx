import { File } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { limits, type Asset } from '@pergola/contracts'
import { cssString } from '@pergola/site/fonts'
import { useServed } from '@pergola/ui'
import { assetKind } from './asset-kind.ts'
import styles from './asset-card.module.css'

/** A picture of the file itself where the browser can show one; a video plays while the pointer is on it. */
export function AssetPreview({ asset, url }: { asset: Asset; url: string }) {
  const isResting = useResting()
  // What is empty or no picture after all: the browser's own sign for it says less than ours.
  const [unreadable, setUnreadable] = useState<string | null>(null)
  const onError = () => setUnreadable(url)
  if (!isResting) return null
  switch (unreadable === url ? 'document' : assetKind(asset)) {
    case 'image':
      return <img className={styles.picture} src={url} alt="" loading="lazy" decoding="async" onError={onError} />
    case 'video':
      return (
        <video
          className={styles.picture}
          src={url}
          muted
          loop
          preload="metadata"
          onError={onError}
          onPointerEnter={(event) => void event.currentTarget.play().catch(() => undefined)}
          onPointerLeave={(event) => event.currentTarget.pause()}
        />
      )
    case 'audio':
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- the user's own file, as it is
      return <audio className={styles.sound} src={url} controls preload="none" />
    case 'font':
      return <FontLetters url={url} onError={onError} />
    case 'document':
      return <File className={styles.icon} />
  }
}

/** Whether what scrolls has come to rest since it came into sight. */
function useResting(): boolean {
  const [isResting, setResting] = useState(false)
  useEffect(() => {
    if (isResting) return
    const rest = () => setTimeout(() => setResting(true), limits.previewDelay)
    let timer = rest()
    const restart = () => {
      clearTimeout(timer)
      timer = rest()
    }
    // It may be any box around it.
    document.addEventListener('scroll', restart, { capture: true, passive: true })
    return () => {
      clearTimeout(timer)
      document.removeEventListener('scroll', restart, { capture: true })
    }
  }, [isResting])
  return isResting
}

/** A few letters in the font itself. */
function FontLetters({ url, onError }: { url: string; onError: () => void }) {
  // A sheet of the same words would keep the browser from asking again.
  const family = cssString(`asset ${url} ${useServed()}`)
  const tell = useEffectEvent(onError)
  useEffect(() => {
    // Letters of another font would say that this one can be read.
    const { fonts } = document as Partial<Document>
    fonts?.load(`1em ${family}`).catch(() => tell())
  }, [family])
  return (
    <span className={styles.letters} style={{ fontFamily: family }} aria-hidden="true">
      <style>{`@font-face { font-family: ${family}; src: url(${cssString(url)}) }`}</style>
      Aa
    </span>
  )
}
