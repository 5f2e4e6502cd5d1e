/** Apart from what only an open maker says, which comes with it. */
export const makerNames = {
  menu: 'Make variables',
  ramp: 'Colour ramp',
  type: 'Fluid type scale',
  space: 'Fluid space scale',
  fonts: 'Pair of fonts',
} as const
