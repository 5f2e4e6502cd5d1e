import { useState } from 'react'
import type { AssetsService, CanvasService, ToastsService } from '@pergola/contracts'
import { Button, EmptyState, PanelFrame, TextField } from '@pergola/ui'
import styles from './feed-panel.module.css'
import { type FeedPicture, fetchFeed, fetchPicture } from './read-feed.ts'

interface FeedPanelProps {
  assets: AssetsService
  canvas: CanvasService
  toasts: ToastsService
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** A picture of the feed becomes an asset of the project, and an image on the page. */
async function takePicture({ assets, canvas, toasts }: FeedPanelProps, picture: FeedPicture): Promise<void> {
  try {
    const stored = await assets.upload([await fetchPicture(picture)])
    const [asset] = stored.ok ? stored.value.stored : []
    if (!asset) throw new Error(stored.ok ? 'The project has no room for it.' : stored.failure)
    const image = document.createElement('img')
    image.src = asset.path
    image.alt = picture.title
    const placed = canvas.insertHtml(image.outerHTML)
    toasts.success(placed.ok ? `${asset.name} stands on the page.` : `${asset.name} is among the assets.`)
  } catch (error) {
    toasts.error('The picture could not be taken.', reasonOf(error))
  }
}

export function FeedPanel(services: FeedPanelProps) {
  const [address, setAddress] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [pictures, setPictures] = useState<readonly FeedPicture[]>([])

  async function read() {
    try {
      setPictures(await fetchFeed(address))
      setProblem(null)
    } catch (error) {
      setProblem(reasonOf(error))
    }
  }

  const head = (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void read()
      }}
    >
      <TextField label="Address of a JSON Feed" value={address} error={problem} onChange={setAddress} />
      <Button type="submit">Show pictures</Button>
    </form>
  )
  return (
    <PanelFrame label="Picture feed" head={head}>
      {pictures.length === 0 && <EmptyState title="Pictures of the feed stand here." />}
      <ul className={styles.pictures}>
        {pictures.map((picture) => (
          <li key={picture.url}>
            <button type="button" className={styles.picture} onClick={() => void takePicture(services, picture)}>
              <img src={picture.url} alt="" loading="lazy" />
              <span>{picture.title || picture.url}</span>
            </button>
          </li>
        ))}
      </ul>
    </PanelFrame>
  )
}
