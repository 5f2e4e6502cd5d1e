import { useCallback, useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'
import type { CanvasService, LayerNode, NodeId, SelectedElement } from '@pergola/contracts'
import { emptyProjection, projectLayers } from './project-layers.ts'
import type { ReadLayer } from './project-layers.ts'
import { searchLayers } from './search-layers.ts'

function ancestorsOf(selected: SelectedElement | null): NodeId[] {
  return selected ? selected.path.slice(0, -1).map(({ id }) => id) : []
}

/** Every row asks for its element whenever the list is drawn; most of them have been asked about before. */
function readOnce(read: ReadLayer): ReadLayer {
  const known = new Map<NodeId, LayerNode | undefined>()
  return (id) => {
    if (!known.has(id)) known.set(id, read(id))
    return known.get(id)
  }
}

export type LayerTree = ReturnType<typeof useLayerTree>

/** What is open, which row the keyboard stands on, and the rows that follow from it. */
export function useLayerTree(canvas: CanvasService, query: string) {
  const revision = useStore(canvas.state, (state) => state.revision)
  const page = useStore(canvas.state, (state) => state.document)
  const phase = useStore(canvas.state, (state) => state.phase)
  const selected = useStore(canvas.state, (state) => state.selected)
  const root = phase === 'ready' ? canvas.rootLayer() : null

  const [open, setOpen] = useState<ReadonlySet<NodeId>>(() => new Set())
  const [active, setActive] = useState<NodeId | null>(null)
  const [shown, setShown] = useState<{ selected: NodeId | null; root: NodeId | null }>({ selected: null, root: null })

  // What is selected on the canvas opens its ancestors here, once: they can be closed again.
  const selectedId = selected?.id ?? null
  if (shown.selected !== selectedId || shown.root !== root) {
    setShown({ selected: selectedId, root })
    const kept = shown.root === root ? open : []
    setOpen(new Set([...kept, ...(root === null ? [] : [root]), ...ancestorsOf(selected)]))
    setActive(selectedId ?? root)
  }

  // The revision and the page's name stand for the tree, which is read through the service.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const layer = useMemo(() => readOnce(canvas.layer), [canvas, root, revision, page])
  const last = useRef(emptyProjection)
  const rows = useMemo(() => {
    if (query !== '') return searchLayers(root, query, { layer, textOf: canvas.textOf })
    last.current = projectLayers(root, open, layer, last.current)
    return last.current.rows
  }, [canvas, layer, root, open, query])

  const setExpanded = useCallback((id: NodeId, expanded: boolean) => {
    setOpen((before) => {
      const after = new Set(before)
      if (expanded) after.add(id)
      else after.delete(id)
      return after
    })
  }, [])

  return {
    rows,
    layer,
    active,
    setActive,
    isOpen: (id: NodeId) => query !== '' || open.has(id),
    setExpanded,
    collapseAll: () => setOpen(new Set(root === null ? [] : [root])),
  }
}
