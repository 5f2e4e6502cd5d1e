import { useCallback, useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'
import type { CanvasService, LayerNode, NodeId } from '@pergola/contracts'
import { emptyProjection, projectLayers } from './project-layers.ts'
import type { ReadLayer } from './project-layers.ts'
import { searchLayers } from './search-layers.ts'

function ancestorsOf(ids: readonly NodeId[], layer: ReadLayer): ReadonlySet<NodeId> {
  const found = new Set<NodeId>()
  for (const id of ids) {
    // Of many in one place the way up is gone once.
    let at = layer(id)?.parent ?? null
    while (at !== null && !found.has(at)) {
      found.add(at)
      at = layer(at)?.parent ?? null
    }
  }
  return found
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
  const selection = useStore(canvas.state, (state) => state.selection)
  const selectedId = useStore(canvas.state, (state) => state.selected?.id ?? null)
  const root = phase === 'ready' ? canvas.rootLayer() : null

  const [open, setOpen] = useState<ReadonlySet<NodeId>>(() => new Set())
  const [active, setActive] = useState<NodeId | null>(null)
  const [shown, setShown] = useState({ selection, selectedId: null as NodeId | null, root: null as NodeId | null })

  // What is selected on the canvas opens its ancestors here, once: they can be closed again.
  const isOther = shown.selectedId !== selectedId || shown.root !== root
  if (isOther || shown.selection !== selection) {
    setShown({ selection, selectedId, root })
    const kept = shown.root === root ? open : []
    setOpen(new Set([...kept, ...(root === null ? [] : [root]), ...ancestorsOf(selection, canvas.layer)]))
    if (isOther) setActive(selectedId ?? root)
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
