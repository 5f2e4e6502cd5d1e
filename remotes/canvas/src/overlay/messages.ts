export const messages = {
  tools: 'Element tools',
  selectParent: 'Select parent',
  move: 'Move',
  duplicate: 'Duplicate (Ctrl+D)',
  duplicateName: 'Duplicate',
  remove: 'Delete (Del)',
  removeName: 'Delete',
  name: 'Element name',
  many: (count: number) => `${count} elements`,
  menu: 'Element',
  resize: (side: string) => `Resize ${side}`,
}
