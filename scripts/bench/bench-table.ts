/** Prints one table of the bench. */
export function printTable(title: string, rows: [name: string, figure: string, note: string][]): void {
  const nameWidth = Math.max(...rows.map(([name]) => name.length))
  const figureWidth = Math.max(...rows.map(([, figure]) => figure.length))
  console.log(`\n${title}`)
  for (const [name, figure, note] of rows) {
    console.log(`  ${name.padEnd(nameWidth)}  ${figure.padStart(figureWidth)}  ${note}`.trimEnd())
  }
}

export function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`
}
