export interface Vision {
  readonly name: string
  readonly title: string
  /** Rows for red, green and blue of a matrix in linear light (Machado, Oliveira and Fernandes 2009, severity 1). */
  readonly rows: readonly (readonly [number, number, number])[]
}

export const visions: readonly Vision[] = [
  {
    name: 'protan',
    title: 'No red (protanopia)',
    rows: [
      [0.152286, 1.052583, -0.204868],
      [0.114503, 0.786281, 0.099216],
      [-0.003882, -0.048116, 1.051998],
    ],
  },
  {
    name: 'deutan',
    title: 'No green (deuteranopia)',
    rows: [
      [0.367322, 0.860646, -0.227968],
      [0.280085, 0.672501, 0.047413],
      [-0.01182, 0.04294, 0.968881],
    ],
  },
  {
    name: 'tritan',
    title: 'No blue (tritanopia)',
    rows: [
      [1.255528, -0.076749, -0.178779],
      [-0.078411, 0.930809, 0.147602],
      [0.004733, 0.691367, 0.3039],
    ],
  },
]

/** `values` of an `feColorMatrix`: nothing of alpha changes. */
export const matrixOf = ({ rows }: Vision) => `${rows.map((row) => `${row.join(' ')} 0 0`).join(' ')} 0 0 0 1 0`
