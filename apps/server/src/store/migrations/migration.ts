/** SQL that brings a database from one version to the next. An empty text changes nothing. */
export interface Migration {
  readonly sqlite: string
  readonly postgres: string
}
