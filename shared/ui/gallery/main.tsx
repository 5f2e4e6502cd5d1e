import '../src/reset.css'
import '../src/tokens.css'
import '../src/fonts.css'
import { createRoot } from 'react-dom/client'
import { Gallery } from './gallery.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('gallery: index.html has no #root')
createRoot(root).render(<Gallery />)
