import { defineConfig } from 'vite'

// `npm run gallery -w shared/ui`: every component in its states, to look at.
export default defineConfig({ build: { target: 'esnext' } })
