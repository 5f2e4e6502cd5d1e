import federation from '@originjs/vite-plugin-federation'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const share = { singleton: true, import: false, generate: false, requiredVersion: '^19.0.0' } as const

/** What the assembly of the suite reads instead of running the remote. */
const card = {
  name: 'outline-inspector',
  title: 'Outline inspector',
  contract: 2,
  entry: 'remoteEntry.js',
  slots: ['panel:outline'],
}

const writeCard: Plugin = {
  name: 'remote-card',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'remote.json', source: JSON.stringify(card, null, 2) })
  },
}

export default defineConfig({
  base: './',
  plugins: [
    react(),
    federation({
      name: card.name,
      filename: card.entry,
      exposes: { './remote': './src/remote.tsx' },
      // The plugin's types do not know every option it reads.
      shared: { react: share, 'react-dom': share } as never,
    }),
    writeCard,
  ],
  build: { target: 'esnext', modulePreload: false, assetsDir: '' },
  css: { modules: { generateScopedName: 'outline-inspector__[local]_[hash:base64:5]' } },
})
