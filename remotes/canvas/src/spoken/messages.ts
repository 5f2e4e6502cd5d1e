export const messages = {
  undone: (step: string) => `Undone: ${step}`,
  redone: (step: string) => `Redone: ${step}`,
  done: (step: string) => `${step}: done`,
  nothing: 'Nothing selected',
  many: (count: number) => `${count} elements selected`,
  selected: (name: string, parent: string | null) => (parent === null ? name : `${name} in ${parent}`) + ' selected',
}
