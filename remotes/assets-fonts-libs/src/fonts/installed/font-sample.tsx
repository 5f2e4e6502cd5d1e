import { cssString } from '@pergola/site/fonts'
import { useServed } from '@pergola/ui'
import styles from './installed-fonts.module.css'

/** A line in the font itself. One that lies elsewhere is not fetched for it. */
export function FontSample({ url, family, text }: { url: string | null; family: string; text: string }) {
  const served = useServed()
  if (url === null) return null
  // A sheet of the same words would keep the browser from asking again.
  const name = cssString(`sample of ${family} ${served}`)
  return (
    <p className={styles.sample} style={{ fontFamily: name }} aria-hidden="true">
      <style>{`@font-face { font-family: ${name}; src: url(${cssString(url)}) }`}</style>
      {text}
    </p>
  )
}
