/** Fakes of the services and the contract suites that fakes and real services both run. */
export type TestingEntry = never
