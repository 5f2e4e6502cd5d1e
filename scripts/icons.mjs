// `node scripts/icons.mjs`: draws the app's icons from icon.svg. Their PNG files are committed; run it when the SVG changes.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findChromium } from './find-chromium.mjs'
import { root } from './lib/process.mjs'

const folder = join(root, 'hosts', 'shell', 'public')
const svg = readFileSync(join(folder, 'icon.svg'), 'utf8')
// A mask may cut off a fifth at each side, so that picture has no corners of its own and is drawn smaller.
const square = svg.replace('rx="112"', 'rx="0"')
const icons = [
  { file: 'icon-192.png', size: 192, picture: svg, scale: 1 },
  { file: 'icon-512.png', size: 512, picture: svg, scale: 1 },
  { file: 'icon-maskable-512.png', size: 512, picture: square, scale: 0.8 },
]

const { path, problem } = await findChromium({ windows: true })
if (!path) throw new Error(problem)
const { chromium } = await import('playwright-core')
const browser = await chromium.launch({ executablePath: path, args: ['--no-sandbox', '--disable-gpu'] })
for (const { file, size, picture, scale } of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  const ground = scale < 1 ? '#1b1d24' : 'transparent'
  await page.setContent(
    `<body style="margin:0;background:${ground};display:grid;place-items:center;height:100vh">
       <div style="width:${size * scale}px">${picture}</div></body>`,
  )
  await page.screenshot({ path: join(folder, file), omitBackground: true })
}
await browser.close()
