export const messages = {
  divide: 'Only a plain number other than 0 can divide',
  multiply: 'Only a plain number can multiply',
  choose: (label: string) => `Units and keywords of ${label}`,
}
