/** What is reported of a build that published nothing. */
export interface BuildNotice {
  kind: 'held' | 'failed'
  /** At least one, for a person. */
  reasons: string[]
}
