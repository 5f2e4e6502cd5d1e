/** A setting that cannot be used, in words for the person who wrote it. */
export class OptionProblem extends Error {}
